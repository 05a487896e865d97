import type { components } from '@alipen/contracts/generated/bff';
import { mutationOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';

export type NovaImportacaoMapa = components['schemas']['NovaImportacaoMapa'];
export type ColunaEscolhida = components['schemas']['ColunaEscolhida'];
export type ImportacaoMapa = components['schemas']['ImportacaoMapa'];

/** Reads and compares; nothing is written. */
export const conferirMapaDoMes = () =>
  mutationOptions({
    mutationKey: ['conferirMapaDoMes'],
    mutationFn: (nova: NovaImportacaoMapa) =>
      body(api.POST('/api/ms-alipen/importacoes-mapa', { params: { query: { simular: true } }, body: nova })),
  });

export const importarMapaDoMes = () =>
  mutationOptions({
    mutationKey: ['importarMapaDoMes'],
    mutationFn: (nova: NovaImportacaoMapa) =>
      once(`importarMapaDoMes:${nova.lotacaoId}:${nova.mes}`, nova, key =>
        body(
          api.POST('/api/ms-alipen/importacoes-mapa', { params: { header: { 'Idempotency-Key': key } }, body: nova }),
        ),
      ),
  });
