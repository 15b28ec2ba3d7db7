// A list on ncursesw, as plain as C can have it: what Stoa's times and bytes are divided by.
//
// list COUNT        one line an item, as a program without any data would have it
// list COUNT FILE   the rows, title and footer of another program's screen, which FILE describes:
//   first line      the row of the first item, items on the screen, rows an item, columns an item,
//                   the row and the column behind the position, lines of the screen, items in FILE
//   then            the lines of the screen; where items are, only what stands to their right
//   then            the lines of the items, which are used again from the first on when there are more than in FILE
// Arrow down and up move, q quits. One refresh a key, the selected item in reverse video.
#define _GNU_SOURCE
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int first = 1, shown, height = 1, width, position_row, position_end, lines, kept;
static char **text;
static int total, top, selected;

static int read_description(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) return 0;
    char *head = NULL;
    size_t room = 0;
    int ok = getline(&head, &room, file) > 0 && sscanf(head, "%d %d %d %d %d %d %d %d", &first, &shown, &height, &width,
                                                       &position_row, &position_end, &lines, &kept) == 8;
    free(head);
    ok = ok && lines > 0 && kept > 0 && height > 0;
    int count = ok ? lines + kept * height : 0;
    text = calloc(count, sizeof *text);
    for (int i = 0; text && i < count && ok; i++) {
        room = 0;
        ok = getline(&text[i], &room, file) > 0;
        if (ok) text[i][strcspn(text[i], "\n")] = 0;
    }
    fclose(file);
    return ok && text;
}

// Blanks up to the column `end`, so that the whole row of a selected item is in reverse video.
static void fill(int end) {
    for (int x = getcurx(stdscr); x < end; x++) addch(' ');
}

static void item(int y, int index) {
    if (index == selected) attron(A_REVERSE);
    for (int i = 0; i < height; i++) {
        if (text) {
            mvaddnstr(y + i, 0, text[lines + index % kept * height + i], -1);
        } else {
            char row[128];
            int length = snprintf(row, sizeof row, "  item-%06d  the quick brown fox jumps over row %d", index + 1, index + 1);
            mvaddnstr(y + i, 0, row, length);
        }
        if (index == selected) fill(text ? width : COLS);
    }
    if (index == selected) attroff(A_REVERSE);
}

static void screen(void) {
    char position[64];
    if (text) {
        for (int y = 0; y < lines && y < LINES; y++) {
            int isItem = y >= first && y < first + shown * height;
            mvaddnstr(y, isItem ? width : 0, text[y], -1);
        }
        int length = snprintf(position, sizeof position, "%d/%d", selected + 1, total);
        mvaddnstr(position_row, position_end - length, position, length);
    } else {
        attron(A_BOLD);
        int length = snprintf(position, sizeof position, "Peer list - %d rows", total);
        mvaddnstr(0, 0, position, length);
        attroff(A_BOLD);
        length = snprintf(position, sizeof position, "sel=%06d of %d", selected + 1, total);
        mvaddnstr(LINES - 1, 0, position, length);
    }
}

static void draw(void) {
    int count = text ? shown : LINES - 2;
    if (selected < top) top = selected;
    if (selected >= top + count) top = selected - count + 1;
    erase();
    screen();
    for (int i = 0; i < count && top + i < total; i++) item(first + i * height, top + i);
    refresh();
}

int main(int argc, char **argv) {
    setlocale(LC_ALL, "");
    total = argc > 1 ? atoi(argv[1]) : 100;
    if (argc > 2 && !read_description(argv[2])) {
        fprintf(stderr, "list: %s cannot be read\n", argv[2]);
        return 1;
    }
    initscr();
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    curs_set(0);
    set_escdelay(25);
    draw();
    for (int key; (key = getch()) != 'q' && key != ERR;) {
        if (key == KEY_DOWN && selected < total - 1) selected++;
        else if (key == KEY_UP && selected > 0) selected--;
        draw();
    }
    endwin();
    return 0;
}
