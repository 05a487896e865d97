import type { components } from '@alipen/contracts/generated/government-api';
import { type Equipe, type Exercicio, exercicioDe } from './quem-pode.rules.ts';
import type { AfastamentoLido, DesignacaoLida } from './responsaveis.repository.ts';

type Schemas = components['schemas'];

const ORDEM: Readonly<Record<Exercicio, number>> = {
  EM_EXERCICIO: 0,
  AFASTADO: 1,
  DE_RESERVA: 2,
  FUTURA: 3,
  ENCERRADA: 4,
};
const PAPEIS = ['GESTOR', 'FISCAL_TECNICO', 'FISCAL_ADMINISTRATIVO', 'FISCAL_SETORIAL', 'COMISSAO'] as const;

export const toAfastamento = ({
  id,
  versao,
  usuarioId,
  nome,
  matricula,
  inicio,
  fim,
  motivo,
}: AfastamentoLido): Schemas['Afastamento'] => ({
  id,
  versao,
  pessoa: { id: usuarioId, nome, matricula },
  inicio,
  fim,
  motivo,
});

const toDesignacao = (lida: DesignacaoLida, exercicio: Exercicio, designa: boolean): Schemas['Designacao'] => ({
  id: lida.id,
  versao: lida.versao,
  pessoa: { id: lida.usuarioId, nome: lida.nome, matricula: lida.matricula },
  papel: lida.papel,
  qualidade: lida.qualidade,
  titular: lida.titularId === null ? null : { designacaoId: lida.titularId, nome: lida.titular ?? '' },
  exercicio,
  portaria: lida.portaria,
  portariaEm: lida.portariaEm,
  inicio: lida.inicio,
  fim: lida.fim,
  motivoDoFim: lida.motivoDoFim,
  lotacoes: lida.lotacoes,
  acoes: designa && exercicio !== 'ENCERRADA' && lida.motivoDoFim === null ? ['encerrar'] : [],
});

/** By role, and in each those who act first. */
export function toDesignacoes(
  lidas: readonly DesignacaoLida[],
  { equipe, hoje, designa }: { equipe: Equipe; hoje: string; designa: boolean },
): Schemas['Designacao'][] {
  return lidas
    .map(lida => toDesignacao(lida, exercicioDe(equipe, lida, hoje), designa))
    .sort(
      (a, b) =>
        Number(a.exercicio === 'ENCERRADA') - Number(b.exercicio === 'ENCERRADA') ||
        PAPEIS.indexOf(a.papel) - PAPEIS.indexOf(b.papel) ||
        ORDEM[a.exercicio] - ORDEM[b.exercicio] ||
        a.id - b.id,
    );
}
