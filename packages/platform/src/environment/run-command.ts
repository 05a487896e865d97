/** Runs a command of an operator to its end: its exit code, or 1 and its own words where it failed. */
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
