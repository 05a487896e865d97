// npm run dados-pessoais -- --matricula MATRICULA --motivo TEXTO [--confirmar]
import { runCommand } from './steps/command.mjs';
import { main } from './steps/shell.mjs';

main(() => runCommand('dados-pessoais', process.argv.slice(2)));
