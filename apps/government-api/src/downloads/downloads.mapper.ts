import type { components } from '@alipen/contracts/generated/government-api';
import { situacoes } from './downloads.ciclo.table.ts';
import type { Linha } from './downloads.repository.ts';

type Schemas = components['schemas'];

export const toDownload = (linha: Linha): Schemas['Download'] => ({
  id: linha.id,
  tipo: linha.tipo,
  titulo: linha.titulo,
  situacao: linha.situacao,
  progresso: linha.progresso,
  pedidoEm: linha.pedidoEm.toISOString(),
  concluidoEm: linha.situacao === 'CONCLUIDO' ? (linha.terminadoEm?.toISOString() ?? null) : null,
  expiraEm: linha.expiraEm?.toISOString() ?? null,
  bytes: linha.bytes,
  nomeArquivo: linha.nomeArquivo,
  erro: linha.erro,
  lido: linha.lidoEm !== null,
  acoes: [...situacoes[linha.situacao].acoes],
});
