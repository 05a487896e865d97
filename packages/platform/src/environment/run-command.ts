/** The exit code is the command's own, or 1, with its words, where it failed. */
export function runCommand(command: (args: readonly string[]) => Promise<number>): void {
  command(process.argv.slice(2)).then(
    code => {
      process.exitCode = code;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    },
  );
}
