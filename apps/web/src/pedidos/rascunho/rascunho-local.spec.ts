import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { deviceBase, writeNow } from '../../app/device.base.ts';
import { lerRascunho } from './rascunho-local.store.ts';

globalThis.structuredClone ??= value => deserialize(serialize(value));

it('the draft that an earlier version of this client left on the device is found', async () => {
  const campos = { '1:1': 34, observacao: '' };
  const base = { '1:1': 30, observacao: '' };
  const envio = { chave: 'k1', motivo: null, em: '2026-11-20T18:42:00Z' };
  const antes = { campos, base: { versao: 3, campos: base }, emVoo: [campos], envio, sobra: null, em: envio.em };
  const aberto = deviceBase('alipen-rascunhos', 3, ['dias', 'ajustes']);
  await writeNow(aberto, 'dias', rows => rows.put(antes, 'M-1|1|2026-11-21|PROGRAMADO'));
  expect(await lerRascunho('M-1|1|2026-11-21|PROGRAMADO')).toEqual({
    mine: campos,
    base,
    versao: 3,
    inFlight: [campos],
    intent: envio,
    leftover: null,
    em: envio.em,
  });
});
