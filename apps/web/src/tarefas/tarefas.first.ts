import type { First } from '../app/first-queries.ts';
import { listarTarefas } from './tarefas.queries.ts';

export const first: First = ask => ask(listarTarefas());
