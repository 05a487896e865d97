import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../auth/pessoa.ts';
import { plainDate } from '../clock/clock.ts';
import { acoesDe } from './prescricoes.ciclo.rules.ts';
import type { Lida } from './prescricoes.repository.ts';
import { validadeDe } from './prescricoes.rules.ts';

export function toPrescricao(
  lida: Lida,
  agora: Date,
  { usuarioId, authorities }: Pick<Pessoa, 'usuarioId' | 'authorities'>,
): components['schemas']['Prescricao'] {
  const { situacao } = lida;
  return {
    id: lida.id,
    lotacao: lida.lotacao,
    pessoa: lida.pessoa,
    publico: lida.publico,
    dieta: lida.dieta,
    profissao: lida.profissao,
    registro: lida.registro,
    de: lida.de,
    ate: lida.ate,
    situacao,
    validade: validadeDe(lida, plainDate(agora, lida.fusoHorario)),
    pedidaPor: lida.pedidaPor,
    pedidaEm: lida.pedidaEm,
    decididaPor: lida.decididaPor,
    decididaEm: lida.decididaEm,
    motivo: lida.motivo,
    anteriorId: lida.anteriorId,
    versao: lida.versao,
    acoes: acoesDe({ situacao, autoridades: authorities, suaPropria: lida.pedidaPorId === usuarioId }),
  };
}
