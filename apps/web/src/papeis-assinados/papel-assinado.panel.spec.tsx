/**
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { DoPapel } from './papeis-assinados.queries.ts';

pretendDesk();
const { PapelAssinadoPanel } = await import('./papel-assinado.panel.tsx');
const { AssinaturasDoPapelPanel } = await import('./assinaturas-do-papel.panel.tsx');

const CERTIFICADO = {
  ...{ titular: 'ANA LIMA', cpf: '***.444.777-**', emissor: 'AC Teste' },
  ...{ carimbadaEm: '2026-11-23T12:00:00Z', devolvidaEm: '2026-11-24T12:00:00Z' },
};
const ASSINATURA = {
  nome: 'Ana Lima',
  papel: 'Fiscal do contrato',
  nivel: 'SIMPLES',
  pendente: true,
  certificado: null,
};
const papel = (over: Partial<DoPapel> = {}) => ({
  ...{ codigo: 'T-AAAA', titulo: 'Termo', exige: 'QUALIFICADA', assinaturas: [ASSINATURA] },
  ...{ impedimento: null, devolve: true, temArquivo: false },
  ...over,
});
const abrir = (json: object) => {
  const calls = serve({
    'GET /api/ms-alipen/papeis/T-AAAA/assinaturas': { json },
  });
  const { container } = render(
    <QueryClientProvider client={newQueryClient()}>
      <PapelAssinadoPanel codigo="T-AAAA" titulo="TRP 1/2026" />
    </QueryClientProvider>,
  );
  return { calls, container };
};

describe('o papel que volta assinado', () => {
  it('diz o que o papel pede, o que está pendente, e como se devolve', async () => {
    abrir(papel());
    expect(await screen.findByText(/pede assinatura qualificada\./)).toBeTruthy();
    expect(screen.getByText('Assinatura pendente')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Devolver assinado' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Baixar o assinado' })).toBeNull();
  });

  it('diz de quem é o certificado, e a hora de quem a carimbou', async () => {
    const dela = { ...ASSINATURA, nivel: 'QUALIFICADA' as const, pendente: false, certificado: CERTIFICADO };
    abrir(papel({ assinaturas: [dela], devolve: false, temArquivo: true }));
    expect(
      await screen.findByText(/ANA LIMA \(CPF \*{3}\.444\.777-\*\*\), emitido por AC Teste, com carimbo/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Baixar o assinado' })).toBeTruthy();
  });

  it('não aparece onde nenhum certificado se pede, se aceita ou está', async () => {
    const { calls, container } = abrir(papel({ exige: 'SIMPLES', devolve: false }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    expect(container.textContent).toBe('');
  });

  it('a quem tem o papel diz cada assinatura numa frase, e a que falta', async () => {
    const assinaturas = [
      { ...ASSINATURA, nome: undefined },
      { ...ASSINATURA, papel: 'Gestor', nivel: 'AVANCADA' },
      { ...ASSINATURA, papel: 'Comissão', nivel: 'QUALIFICADA', pendente: false, certificado: CERTIFICADO },
    ];
    serve({ 'GET /api/ms-alipen/verificacao-assinaturas/T-AAAA': { json: { exige: 'QUALIFICADA', assinaturas } } });
    render(<AssinaturasDoPapelPanel codigo="T-AAAA" />);
    expect(await screen.findByText(/^Fiscal do contrato: assinou aqui com a sua conta/)).toBeTruthy();
    expect(screen.getByText(/^Gestor: assinou aqui com uma chave/)).toBeTruthy();
    expect(screen.getByText(/^Comissão: ANA LIMA .* hora dita por uma autoridade/)).toBeTruthy();
    expect(screen.getByText(/falta a de: fiscal do contrato, gestor\./)).toBeTruthy();
  });
});
