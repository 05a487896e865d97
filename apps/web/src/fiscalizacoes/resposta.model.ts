import type { DoDia, Item } from './fiscalizacoes.queries.ts';
import type { RespostaDigitada } from './preenchimento.model.ts';

/** What every kind of answer gets. */
export interface RespostaProps {
  item: Item;
  entrega: DoDia;
  resposta: RespostaDigitada;
  mudar: (parte: Partial<RespostaDigitada>) => void;
}
