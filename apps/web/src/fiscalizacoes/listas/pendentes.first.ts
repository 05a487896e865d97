import type { First } from '../../app/first-queries.ts';
import { baixarFiscalizacoesDoDia } from '../fiscalizacoes.queries.ts';

export const first: First = ask => ask(baixarFiscalizacoesDoDia());
