// Paints two frames in turns with ncursesw, as plain C would: what Stoa's painting is divided by.
//
// paint FRAMES COUNT BATCHES   nanoseconds of processor time a frame, a line a batch, of COUNT frames each
// FRAMES: a line "columns rows", then a line a run of cells, "frame row column attributes colour text":
//   attributes is a sum of 1 bold, 2 dim, 4 reverse and 8 underline; colour is 0 for the terminal's own, else 1 to 6
#define _GNU_SOURCE
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

struct run {
    int frame, row, column;
    attr_t attributes;
    short pair;
    char *text;
};

static struct run *runs;
static int count, columns, rows;

static int read_frames(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file || fscanf(file, "%d %d\n", &columns, &rows) != 2) return 0;
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    while ((length = getline(&line, &room, file)) > 0) {
        int attributes, colour, start;
        runs = realloc(runs, (count + 1) * sizeof *runs);
        struct run *run = &runs[count];
        if (!runs || sscanf(line, "%d %d %d %d %d%n", &run->frame, &run->row, &run->column, &attributes, &colour, &start) != 5) return 0;
        if (line[length - 1] == '\n') line[length - 1] = 0;
        run->attributes = (attributes & 1 ? A_BOLD : 0) | (attributes & 2 ? A_DIM : 0) | (attributes & 4 ? A_REVERSE : 0) |
                          (attributes & 8 ? A_UNDERLINE : 0);
        run->pair = (short)colour;
        run->text = strdup(line + start + 1);
        count++;
    }
    free(line);
    fclose(file);
    return count > 0;
}

static void paint(int frame) {
    int row = -1;
    for (int i = 0; i < count; i++) {
        struct run *run = &runs[i];
        if (run->frame != frame) continue;
        if (run->row != row) {
            row = run->row;
            move(row, 0);
            attr_set(A_NORMAL, 0, NULL);
            clrtoeol();
        }
        attr_set(run->attributes, run->pair, NULL);
        mvaddstr(row, run->column, run->text);
    }
    refresh();
}

static double nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1e9 + now.tv_nsec;
}

int main(int argc, char **argv) {
    setlocale(LC_ALL, "");
    if (argc != 4 || !read_frames(argv[1])) return fputs("usage: paint FRAMES COUNT BATCHES\n", stderr), 2;
    int frames = atoi(argv[2]), batches = atoi(argv[3]);
    int descriptor = memfd_create("frame", 0);
    FILE *stream = fdopen(descriptor, "w+"), *nothing = fopen("/dev/null", "r");
    use_tioctl(FALSE);
    if (!stream || !nothing || !newterm("xterm-256color", stream, nothing)) return 1;
    resizeterm(rows, columns);
    start_color();
    use_default_colors();
    for (short colour = 1; colour <= 6; colour++) init_pair(colour, colour, -1);
    char *bytes = malloc(1 << 20);
    for (int batch = -1; batch < batches; batch++) {
        double start = nanoseconds();
        for (int i = 0; i < frames; i++) {
            paint(i % 2);
            off_t length = lseek(descriptor, 0, SEEK_CUR);
            if (pread(descriptor, bytes, length, 0) != length) return 1;
            lseek(descriptor, 0, SEEK_SET);
        }
        if (batch >= 0) printf("%.0f\n", (nanoseconds() - start) / frames);
    }
    return 0;
}
