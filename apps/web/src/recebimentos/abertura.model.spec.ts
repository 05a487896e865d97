import { newUuid } from '../outbox/new-uuid.ts';
import { sizeOf } from '../outbox/photo.resize.ts';
import { aberturaDe, escreverAbertura, lerAbertura } from './abertura.model.ts';
import { instanteEm } from './instante.format.ts';
import { entrega } from './recebimentos.fixture.ts';

describe('a folha aberta no endereço', () => {
  it.each([
    ['receber-812-3', { modo: 'receber', pedidoId: 812, tipoAlimentacaoId: 3, recebimentoId: null }],
    ['corrigir-812-3-55', { modo: 'corrigir', pedidoId: 812, tipoAlimentacaoId: 3, recebimentoId: 55 }],
  ])('%s volta igual', (texto, abertura) => {
    expect(lerAbertura(texto)).toEqual(abertura);
    expect(escreverAbertura(lerAbertura(texto) ?? aberturaDe(entrega(), 'receber'))).toBe(texto);
  });

  it.each([null, '', 'apagar-1-2', 'receber-x-2', 'receber-1', 'corrigir-1-2', 'receber-1-2-3', 'receber-1-2-x'])(
    '%p não abre nada',
    texto => {
      expect(lerAbertura(texto)).toBeNull();
    },
  );
});

describe('o que o aparelho calcula', () => {
  it('a hora digitada é a do relógio da lotação', () => {
    expect(instanteEm('2026-11-20', '11:40', 'America/Fortaleza')).toBe('2026-11-20T14:40:00.000Z');
    expect(instanteEm('2026-11-20', '23:30', 'America/Rio_Branco')).toBe('2026-11-21T04:30:00.000Z');
  });

  it('a foto cabe em 1600 sem crescer nem deformar', () => {
    expect(sizeOf(4000, 3000)).toEqual({ width: 1600, height: 1200 });
    expect(sizeOf(1000, 3200)).toEqual({ width: 500, height: 1600 });
    expect(sizeOf(800, 600)).toEqual({ width: 800, height: 600 });
  });

  it('o nome do registro é um UUID, também sem https', () => {
    const forma = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    const { randomUUID } = globalThis.crypto;
    Reflect.set(globalThis.crypto, 'randomUUID', undefined);
    expect(newUuid()).toMatch(forma);
    Reflect.set(globalThis.crypto, 'randomUUID', randomUUID);
  });
});
