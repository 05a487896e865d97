// npm run backup -- --para PASTA [--guardar N] [--cifrar CHAVE]
import { runCommand } from './steps/command.mjs';
import { main } from './steps/shell.mjs';

main(() => runCommand('backup', process.argv.slice(2), ['--para', '--cifrar']));
