import { render, screen } from '@testing-library/react';
import { MedicaoConferida } from './verificacao.panel.tsx';

const VERIFICADA = {
  ...{ contrato: '012/2026', fornecedor: 'Sabor & Cia', mes: '2026-11', versao: 1, lotacoes: 2 },
  ...{ atestadoEm: '2026-12-01T12:00:00.000Z', hash: 'a'.repeat(64), celulas: [], integra: true, falhas: [] },
  totais: {
    ...{ refeicoes: 10, brutoCentavos: 1000, glosaCentavos: 0, propostoCentavos: 0, descontoCentavos: 0 },
    liquidoCentavos: 1000,
  },
};

it.each([
  [
    'REABERTA',
    'Atesto superado. Um mapa desta medição foi reaberto depois do atesto. O papel que você tem não vale mais.',
  ],
  ['SUBSTITUIDA', 'Atesto superado. Outro atesto tomou o lugar deste. O papel que você tem não vale mais.'],
])('o papel de um atesto superado (%s) o diz a quem confere', async (vigencia, dito) => {
  globalThis.fetch = async () => new Response(JSON.stringify({ ...VERIFICADA, vigencia }));
  render(<MedicaoConferida codigo="M-AAAA" impresso={null} />);
  expect((await screen.findByText('Atesto superado.')).parentElement?.textContent).toBe(dito);
});
