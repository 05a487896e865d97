/**
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { DoPapel } from './papeis-assinados.queries.ts';

pretendDesk();
const { PapelAssinadoPanel } = await import('./papel-assinado.panel.tsx');
const { AssinaturasDoPapelPanel } = await import('./assinaturas-do-papel.panel.tsx');

const CERTIFICADO = {
  ...{ especie: 'ICP_BRASIL' as const, titular: 'ANA LIMA', cpf: '***.444.777-**', emissor: 'AC Teste' },
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
  ...{ impedimento: null, devolve: true, temArquivo: false, govbr: null },
  ...over,
});
const abrir = (json: object) => {
  const calls = serve({
    'GET /api/ms-alipen/papeis/T-AAAA/assinaturas': { json },
  });
  const { container } = render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <PapelAssinadoPanel codigo="T-AAAA" titulo="TRP 1/2026" />
      </MemoryRouter>
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

  it('oferece gov.br onde a instalação o tem, e diz por que não onde a conta ou o papel não deixa', async () => {
    const { container } = abrir(papel({ devolve: false, exige: 'SIMPLES', govbr: { impedimento: null } }));
    expect(await screen.findByRole('button', { name: 'Assinar com gov.br' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Devolver assinado' })).toBeNull();
    expect(container.textContent).not.toContain('ICP-Brasil');
    cleanup();
    abrir(
      papel({
        govbr: { impedimento: 'A conta precisa ser prata. Veja https://confiabilidades.acesso.gov.br/ antes.' },
      }),
    );
    const endereco = await screen.findByRole('link', { name: 'confiabilidades.acesso.gov.br' });
    expect(endereco.getAttribute('href')).toBe('https://confiabilidades.acesso.gov.br/');
    expect(screen.queryByRole('button', { name: 'Assinar com gov.br' })).toBeNull();
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
      {
        ...{ ...ASSINATURA, papel: 'Suplente', nivel: 'AVANCADA', pendente: false },
        certificado: { ...CERTIFICADO, especie: 'GOVBR', carimbadaEm: null },
      },
      { ...ASSINATURA, papel: 'Comissão', nivel: 'QUALIFICADA', pendente: false, certificado: CERTIFICADO },
    ];
    serve({ 'GET /api/ms-alipen/verificacao-assinaturas/T-AAAA': { json: { exige: 'QUALIFICADA', assinaturas } } });
    render(<AssinaturasDoPapelPanel codigo="T-AAAA" />);
    expect(await screen.findByText(/^Fiscal do contrato: assinou aqui com a sua conta/)).toBeTruthy();
    expect(screen.getByText(/^Gestor: assinou aqui com uma chave/)).toBeTruthy();
    expect(screen.getByText(/^Comissão: ANA LIMA .* hora dita por uma autoridade/)).toBeTruthy();
    expect(screen.getByText(/^Suplente: ANA LIMA .* a sua conta gov\.br, .* \(assinatura avançada\)\.$/)).toBeTruthy();
    expect(screen.getByText(/falta a de: fiscal do contrato, gestor\./)).toBeTruthy();
  });
});
