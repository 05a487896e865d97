import type { DoDia, Item } from '../fiscalizacoes.queries.ts';
import type { RespostaDigitada } from './preenchimento.model.ts';

export interface RespostaProps {
  item: Item;
  entrega: DoDia;
  resposta: RespostaDigitada;
  mudar: (parte: Partial<RespostaDigitada>) => void;
}
