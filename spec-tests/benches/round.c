/* A round of a simple shedding game, written by hand: what the fast engine is measured against.
   Four players at random, 108 cards; match colour or sign, wilds name a colour, penalties and skips at once; who cannot
   or will not play draws one and may play it. No windows, no calls, no challenges. Prints decisions and seconds. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { COLOURS = 4, SIGNS = 13, WILD = 52, WILD_DRAW = 53, FACES = 54, CARDS = 108, SEATS = 4 };
static uint64_t rng;
static uint8_t stock[CARDS], pile[CARDS], hand[SEATS][FACES];
static uint64_t held[SEATS], same_colour[COLOURS], same_sign[SIGNS];
static int in_stock, in_pile, size[SEATS];

static uint32_t below(uint32_t n) {
    uint64_t z = (rng += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z ^= z >> 31;
    return (uint32_t)(((z >> 32) * n) >> 32);
}
static void shuffle(uint8_t *cards, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = below(i + 1);
        uint8_t c = cards[i];
        cards[i] = cards[j], cards[j] = c;
    }
}
static int draw(int seat) {
    if (!in_stock) {
        if (in_pile < 2) return -1;
        memcpy(stock, pile, in_stock = in_pile - 1);
        pile[0] = pile[in_pile - 1], in_pile = 1;
        shuffle(stock, in_stock);
    }
    int c = stock[--in_stock];
    hand[seat][c]++, size[seat]++, held[seat] |= 1ull << c;
    return c;
}
static int nth(uint64_t mask, int n) {
    while (n--) mask &= mask - 1;
    return __builtin_ctzll(mask);
}
static long play_round(uint64_t seed) {
    long decisions = 0;
    rng = seed;
    memset(hand, 0, sizeof hand), memset(held, 0, sizeof held), memset(size, 0, sizeof size);
    in_stock = in_pile = 0;
    for (int c = 0; c < 52; c++)
        for (int k = 0; k < (c % SIGNS ? 2 : 1); k++) stock[in_stock++] = c;
    for (int k = 0; k < 4; k++) stock[in_stock++] = WILD, stock[in_stock++] = WILD_DRAW;
    shuffle(stock, in_stock);
    for (int k = 0; k < 7; k++)
        for (int s = 0; s < SEATS; s++) draw(s);
    pile[in_pile++] = stock[--in_stock];
    int top = pile[0], colour = top < 52 ? top / SIGNS : (int)below(COLOURS), seat = 0, step = 1;
    while (decisions < 200000) {
        uint64_t fits = same_colour[colour] | 3ull << WILD;
        if (top < 52) fits |= same_sign[top % SIGNS];
        uint64_t can = held[seat] & fits;
        int n = __builtin_popcountll(can), k = below(n + 1), card = -1;
        decisions++;
        if (k < n) card = nth(can, k);
        else {
            int c = draw(seat);
            if (c >= 0 && fits >> c & 1) {
                decisions++;
                if (below(2)) card = c;
            }
        }
        if (card >= 0) {
            if (!--hand[seat][card]) held[seat] &= ~(1ull << card);
            pile[in_pile++] = top = card;
            if (!--size[seat]) return decisions;
            if (card >= WILD) colour = below(COLOURS), decisions++;
            else colour = card / SIGNS;
            int sign = card < 52 ? card % SIGNS : card == WILD_DRAW ? 13 : 0;
            if (sign == 12) step = -step;
            int next = (seat + step + SEATS) % SEATS;
            if (sign == 10 || sign == 13) for (int k = sign == 10 ? 2 : 4; k--;) draw(next);
            if (sign == 10 || sign == 11 || sign == 13) seat = next;
        }
        seat = (seat + step + SEATS) % SEATS;
    }
    return decisions;
}
int main(void) {
    for (int c = 0; c < 52; c++) same_colour[c / SIGNS] |= 1ull << c, same_sign[c % SIGNS] |= 1ull << c;
    double best = 0;
    for (int run = 0; run < 5; run++) {
        clock_t start = clock();
        long done = 0;
        for (uint64_t seed = 0; seed < 20000; seed++) done += play_round(seed);
        double rate = done / ((double)(clock() - start) / CLOCKS_PER_SEC);
        if (rate > best) best = rate;
    }
    printf("%.0f\n", best);
    return 0;
}
