import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../../app/api.client.ts';
import { once } from '../../app/intent-key.ts';
import type { EnvioFeito, RascunhoGravado } from './lote.queries.ts';

type Schemas = components['schemas'];

/** Rows a call: each call takes under a second and holds little, and the person sees how far it went. */
const POR_CHAMADA = 50;

const fatias = <T>(lista: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(lista.length / POR_CHAMADA) }, (_, n) =>
    lista.slice(n * POR_CHAMADA, (n + 1) * POR_CHAMADA),
  );

/** Saves in batches; `feitas` gets each one, so that a failure half way loses nothing of what was saved. */
export async function salvarEmLote(
  pedidos: readonly Schemas['RascunhoDaLinha'][],
  feitas: (resultados: RascunhoGravado[]) => void,
): Promise<void> {
  for (const fatia of fatias(pedidos)) {
    const corpo = { pedidos: fatia };
    const nome = fatia.map(({ lotacaoId, dataRefeicao }) => `${lotacaoId}/${dataRefeicao}`).join();
    const { resultados } = await once(`salvarPedidosEmLote:${nome}`, corpo, chave =>
      body(
        api.POST('/api/ms-alipen/pedidos/rascunhos-em-lote', {
          params: { header: { 'Idempotency-Key': chave } },
          body: corpo,
        }),
      ),
    );
    feitas(resultados);
  }
}

export async function enviarEmLote(
  pedidos: readonly Schemas['EnvioDaLinha'][],
  motivo: Schemas['EnvioPedido'],
  feitas: (resultados: EnvioFeito[]) => void,
): Promise<void> {
  for (const fatia of fatias(pedidos)) {
    const corpo = { pedidos: fatia, ...motivo };
    const { resultados } = await once(`enviarPedidosEmLote:${fatia.map(({ id }) => id).join()}`, corpo, chave =>
      body(
        api.POST('/api/ms-alipen/pedidos/envios-em-lote', {
          params: { header: { 'Idempotency-Key': chave } },
          body: corpo,
        }),
      ),
    );
    feitas(resultados);
  }
}
