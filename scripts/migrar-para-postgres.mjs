// npm run migrar-para-postgres [-- --simular]
import { runCommand } from './steps/command.mjs';
import { main } from './steps/shell.mjs';

main(() => runCommand('migrar', process.argv.slice(2)));
