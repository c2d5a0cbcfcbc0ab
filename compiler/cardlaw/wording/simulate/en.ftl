# What is said of many simulated rounds.

## The head

rounds-each =
    { $n ->
        [one] 1 round each, seed { $first }.
       *[other] { $n } rounds each, seeds { $first } to { $last }.
    }
rounds-played =
    { $n ->
        [one] 1 round, seed { $first }.
       *[other] { $n } rounds, seeds { $first } to { $last }.
    }
players-are = Players: { $who }.
player-strategic = strategic (they get rid of costly cards first and keep the rules)
player-random = random (any move at all, so rounds are longer than at a real table)
player-own = { $name } (your own)
by-fast = Played by the fast engine.
by-reference = Played by the interpreter.
by-both = Played by the fast engine: { $fast }; by the interpreter: { $reference }.
intervals = ± is a 95 % interval: the true figure lies in it 19 times out of 20. Seats: the share of rounds won; in brackets, how far that is from an equal share, in percentage points. Figures are rounded; differences are taken before rounding.
few-rounds = With only { $n } rounds the intervals are rough.

## What a figure is about

row-players = players
row-decisions = decisions per round
row-deviation = standard deviation
row-percentiles = 5th, 50th, 95th percentile
row-turns = turns per round
row-points = points per round
row-seat = seat { $seat } wins
row-seats-equal = seats equal? (chi-squared test)
row-undecided = rounds that nobody won
row-limit = stopped at the turn limit
row-stuck = rounds that could not go on
row-broken = { $what } did not hold
row-move = moves: { $move }

## One variant against another

compared =
    { $n ->
        [one] { $other } against { $base }, 1 round on the same seed
       *[other] { $other } against { $base }, { $n } rounds on the same seeds
    }
head-change = change
head-effect = effect
head-chance = chance alone
effect-negligible = negligible
effect-small = small
effect-medium = medium
effect-large = large
another-winner = A different seat wins in { $share } of the rounds (95 %: { $low } to { $high }).
not-as-many-players = The number of players is not the same, so who wins is not compared.
tests = Chance alone: how often pure luck would give a change this big; below 0.05 it is probably real (paired z-test; for seats McNemar’s test). Intervals are worked out in another way and can disagree with it near that limit. Seats change in percentage points. Effect: Cohen’s d for pairs; a real change can still be too small to matter.

## Histograms and plots

rounds-by = { $variant }, { $what }: number of rounds
share-by = { $what }: share of rounds (%)
and-more = { $low } and more
won-by-seat = { $variant }: won by each seat (%)
plot-title = Simulated rounds

## Remarks

slow = The interpreter plays { $variant }, which takes longer. The fast engine does not know: { $why }.
no-host = The fast engine needs `wasmtime`, which is not installed. `pip install cardlaw[fast]` brings it. Until then the interpreter plays, which takes longer.
beyond =
    { $n ->
        [one] 1 round of `{ $variant }` went past what the fast engine holds; the interpreter played it.
       *[other] { $n } rounds of `{ $variant }` went past what the fast engine holds; the interpreter played them.
    }
cut = Interrupted. The figures of `{ $variant }` are of the first { $n } of { $all } rounds.
limited =
    { $n ->
        [one] 1 round of `{ $variant }` was stopped at a limit ({ $turns } turns or { $decisions } decisions). It counts with what was played.
       *[other] { $n } rounds of `{ $variant }` were stopped at a limit ({ $turns } turns or { $decisions } decisions). They count with what was played.
    }
written =
    { $n ->
        [one] Written: { $file }, 1 round.
       *[other] Written: { $file }, { $n } rounds.
    }
written-plot = Written: { $file }.
on-cluster =
    { $n ->
        [one] Played on the cluster at { $address }, 1 worker.
       *[other] Played on the cluster at { $address }, { $n } workers.
    }
cluster-lost = The cluster went away; the rest was played here.

## Wrong use

unknown-ending = `{ $file }` must end in { $endings }, so that its form is known
needs-extra = `{ $file }` needs `{ $package }`, which is not installed; `pip install cardlaw[{ $extra }]` brings it
cannot-write = `{ $file }` cannot be written: { $why }
no-fonts = `{ $file }` cannot be drawn: this machine has no fonts; write an .svg file instead

## How often something matters in play

in-play = How often it matters
in-play-how =
    { $n ->
        [one] Measured on 1 round, strategic players, by the interpreter. Brackets are 95 % intervals.
       *[other] Measured on { $n } rounds, strategic players, by the interpreter. Brackets are 95 % intervals.
    } Each round is played from the same seed by both sides’ rules. What comes up where the two part is what changes the winner.
in-play-up = Comes up in { $share } of rounds ({ $low } to { $high }), with { $players } players, by the rules of { $home }.
in-play-changes = Changes who wins in { $share } of rounds ({ $low } to { $high }).
in-play-never = Came up in no round with { $players } players (95 %: in at most { $high }).
in-play-decks = Whether it changes who wins is not known: the decks differ, so no two rounds are dealt alike.
in-play-no-other = Whether it changes who wins is not known: there is no other way to play it.
in-play-no-table =
    { $n ->
        [one] 1 more is about what is written, and never comes up at a table.
       *[other] { $n } more are about what is written, and never come up at a table.
    }
in-play-under =
    { $n ->
        [one] 1 more shows only under other readings or options; `--all` measures it, too.
       *[other] { $n } more show only under other readings or options; `--all` measures them, too.
    }
in-play-unexplained = In { $n } of the { $all } rounds that part, nothing above came up where they part.
in-play-cut =
    { $n ->
        [one] 1 round was stopped after { $most } decisions and counts as won by nobody.
       *[other] { $n } rounds were stopped after { $most } decisions and count as won by nobody.
    }
row-short = too few cards to draw
row-no-starter = nobody named to begin
row-several-winners = several winners
row-deal-short = too few cards to deal
row-contradictory-move = rules contradict on a move
row-contradictory-number = rules contradict on a number
row-silent-number = no rule gives a number
row-nobody = nobody there to do it
row-card-missing = card not where it should be
row-nothing-to-choose = nothing to choose from
row-too-many = more moves than are listed
row-limit-at = limit reached: { $what }
