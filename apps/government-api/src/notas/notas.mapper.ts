import type { components } from '@alipen/contracts/generated/government-api';
import type { Divergencia } from './conferir.rules.ts';
import type { Nota } from './nfe/nota.rules.ts';
import { type Cobranca, situacaoDaNota } from './registro/cobranca.rules.ts';
import type { NotaGuardada } from './registro/notas.repository.ts';

type Schemas = components['schemas'];

const CURTO = 60;
const LONGO = 2_000;

/** What is kept of a note, no longer than the contract lets it be: the text is another's. */
export const toDados = (nota: Nota): Schemas['DadosDaNota'] => ({
  especie: nota.especie,
  chave: nota.chave.slice(0, CURTO),
  serie: nota.serie.slice(0, CURTO),
  numero: nota.numero.slice(0, CURTO),
  emitidaEm: nota.emitidaEm.slice(0, CURTO),
  protocolo: nota.protocolo.slice(0, CURTO),
  produtosCentavos: nota.produtosCentavos,
  descontosCentavos: nota.descontosCentavos,
  totalCentavos: nota.totalCentavos,
  retencoes: [...nota.retencoes],
  informacoes: nota.informacoes.slice(0, LONGO),
});

export const toDivergencia = ({
  codigo,
  sentenca,
  esperado,
  encontrado,
}: Divergencia): Schemas['DivergenciaDaNota'] => ({
  codigo,
  sentenca,
  esperado: esperado?.slice(0, 500) ?? null,
  encontrado: encontrado?.slice(0, 500) ?? null,
});

export const toNotaFiscal = (guardada: NotaGuardada, cobranca: Cobranca): Schemas['NotaFiscal'] => ({
  id: guardada.id,
  situacao: situacaoDaNota(guardada, cobranca),
  versaoDoAtesto: guardada.versaoDoAtesto,
  sha256: guardada.sha256,
  nota: guardada.nota,
  divergencias: guardada.divergencias,
  enviadaEm: guardada.enviadaEm.toISOString(),
  enviadaPor: guardada.por ?? `${cobranca.fornecedor}, pelo endereço do fornecedor`,
});

/** Without who sent the others, and without the seal: only what the supplier needs to mend its note. */
export const toNotaEnviada = (guardada: NotaGuardada, cobranca: Cobranca): Schemas['NotaEnviada'] => ({
  situacao: situacaoDaNota(guardada, cobranca),
  enviadaEm: guardada.enviadaEm.toISOString(),
  numero: guardada.nota?.numero ?? null,
  totalCentavos: guardada.nota?.totalCentavos ?? null,
  divergencias: guardada.divergencias,
});
