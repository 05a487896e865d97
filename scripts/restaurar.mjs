// npm run restaurar -- --de ARQUIVO [--chave CHAVE] [--conferir]
import { runCommand } from './steps/command.mjs';
import { main } from './steps/shell.mjs';

main(() => runCommand('restaurar', process.argv.slice(2), ['--de', '--chave']));
