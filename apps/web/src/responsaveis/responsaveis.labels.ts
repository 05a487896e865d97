import {
  ROTULO_DE_EXERCICIO_DA_DESIGNACAO,
  ROTULO_DE_PAPEL_NO_CONTRATO,
  ROTULO_DE_QUALIDADE_DA_DESIGNACAO,
} from '@alipen/contracts/generated/rotulos/responsaveis';
import { labelled, optionsOf } from '../ui/labelled.ts';

export const EXERCICIOS = labelled(ROTULO_DE_EXERCICIO_DA_DESIGNACAO, {
  EM_EXERCICIO: { tom: 'ok' },
  AFASTADO: { tom: 'aviso' },
  DE_RESERVA: { tom: 'neutro' },
  FUTURA: { tom: 'info' },
  ENCERRADA: { tom: 'neutro' },
});

export const PAPEIS = optionsOf(ROTULO_DE_PAPEL_NO_CONTRATO);
export const QUALIDADES = optionsOf(ROTULO_DE_QUALIDADE_DA_DESIGNACAO);
