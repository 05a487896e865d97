import type { components } from '@alipen/contracts/generated/government-api';
import { numeroEscrito } from './termo.rules.ts';
import { acoesDe } from './termos.ciclo.rules.ts';
import type { Assinatura, TermoLido } from './termos.repository.ts';

type Schemas = components['schemas'];

/** `assinam`: who may still sign today. `impedimento`: why the reader may not; `recusa`: whether the reader may refuse. */
export type Leitura = {
  readonly assinam: readonly string[];
  readonly impedimento: string | null;
  readonly recusa: boolean;
  readonly autoridades: readonly string[];
};

const toAssinatura = ({
  papel,
  qualidade,
  nome,
  matricula,
  cargo,
  portaria,
  em,
  hash,
}: Assinatura): Schemas['AssinaturaDoTermo'] => ({
  ...{ papel, qualidade, nome, matricula, cargo, portaria, hash },
  em: em.toISOString(),
});

export function toTermo(lido: TermoLido, { assinam, impedimento, recusa, autoridades }: Leitura): Schemas['Termo'] {
  const { conteudo, situacao } = lido;
  const esperado = situacao === 'EMITIDO';
  return {
    id: lido.id,
    versao: lido.versao,
    medicaoId: lido.medicaoId,
    tipo: lido.tipo,
    numero: numeroEscrito(lido.tipo, lido),
    situacao,
    papel: lido.papel,
    codigo: lido.codigo,
    hash: lido.hash,
    liquidoCentavos: conteudo.totais.liquidoCentavos,
    semRefeicoes: conteudo.semRefeicoes,
    emitidoEm: lido.emitidoEm.toISOString(),
    emitidoPor: lido.emissor,
    assinadoEm: lido.assinadoEm?.toISOString() ?? null,
    assinaturas: lido.assinaturas.map(toAssinatura),
    assinam: esperado ? [...assinam] : [],
    motivo: lido.motivo,
    impedimento: esperado ? impedimento : null,
    acoes: acoesDe(situacao, autoridades).filter(acao => (acao === 'assinar' ? impedimento === null : recusa)),
  };
}
