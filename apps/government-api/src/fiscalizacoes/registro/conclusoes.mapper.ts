import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../../auth/pessoa.ts';
import type { LugarLido, VersaoLida } from './conclusoes.repository.ts';

type Schemas = components['schemas'];
type Leitor = Pick<Pessoa, 'usuarioId' | 'authorities'>;

const VEEM_O_LUGAR = ['AL_GESTOR', 'AL_MONITORAMENTO'];

export function toVersao(
  { versao, fiscal, preposto, fotos, lugar }: VersaoLida,
  { vigente, pessoa }: { vigente: number | null; pessoa: Leitor },
): Schemas['VersaoFiscalizacao'] {
  return {
    numero: versao.numero,
    vigente: versao.numero === vigente,
    formularioId: versao.formularioId,
    fiscal: { id: versao.fiscalId, nome: fiscal },
    respostas: versao.respostas,
    calculo: versao.calculo,
    fotos: [...fotos],
    assinatura: versao.assinatura,
    preposto,
    avisos: [
      ...(versao.avisos as Schemas['AvisoFiscalizacao'][]),
      // Read now: a photo may arrive after the conclusion that declared it.
      ...(fotos.some(({ deOutraHora }) => deOutraHora) ? (['FOTO_DE_OUTRA_HORA'] as const) : []),
    ],
    iniciadaEm: versao.iniciadaEm.toISOString(),
    concluidaEm: versao.concluidaEm.toISOString(),
    recebidaEm: versao.recebidaEm.toISOString(),
    motivo: versao.motivo,
    presenca: versao.presenca,
    lugar: lugar && toLugar(lugar, pessoa),
  };
}

/** Where a person was is for who answers for the inspections, and for that person. */
function toLugar(
  { situacao, em, latitude, longitude, precisaoM, usuarioId }: LugarLido,
  pessoa: Leitor,
): Schemas['LugarDaFiscalizacao'] {
  const dito = { situacao, em: em.toISOString() };
  const ve = usuarioId === pessoa.usuarioId || VEEM_O_LUGAR.some(cada => pessoa.authorities.includes(cada));
  if (!ve || latitude === null || longitude === null || precisaoM === null) return dito;
  return { ...dito, latitude, longitude, precisaoM };
}
