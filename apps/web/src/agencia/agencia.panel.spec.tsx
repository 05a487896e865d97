/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { Agencia } from './agencia.queries.ts';

pretendDesk();
const { AgenciaPanel } = await import('./agencia.panel.tsx');

const DA_INSTALACAO: Agencia = {
  nome: ['Estado', 'Secretaria'],
  cnpj: null,
  daInstalacao: true,
  brasao: null,
  assinaturaDigital: null,
  alteradoEm: null,
  versao: 1,
};

/** The server keeps what it is sent, and counts its versions. */
function abrir(agencia: Agencia = DA_INSTALACAO) {
  let guardada = agencia;
  const chamadas: string[] = [];
  const json = (corpo: unknown, status = 200) => new Response(JSON.stringify(corpo), { status });
  globalThis.fetch = async input => {
    const pedido = input as Request;
    const { pathname } = new URL(pedido.url);
    if (pedido.method === 'GET') return json(guardada);
    chamadas.push(
      `${pedido.method} ${pathname} ${pedido.headers.get('if-match')} ${pedido.headers.get('content-type')}`,
    );
    const mudanca = pathname.endsWith('/brasao')
      ? { brasao: pedido.method === 'PUT' ? '0123456789abcdef' : null }
      : { ...(await pedido.json()), daInstalacao: false };
    guardada = { ...guardada, ...mudanca, versao: guardada.versao + 1 };
    return json(guardada);
  };
  render(
    <QueryClientProvider client={newQueryClient()}>
      <AgenciaPanel />
    </QueryClientProvider>,
  );
  return chamadas;
}

describe('a agência', () => {
  it('guarda o CNPJ, que as notas fiscais trazem, sem mexer no nome', async () => {
    const chamadas = abrir();
    await screen.findByText('Sem CNPJ: as notas fiscais ainda não podem ser conferidas.');
    await userEvent.click(screen.getByRole('button', { name: 'Informar o CNPJ' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await userEvent.type(dialogo.getByLabelText('CNPJ'), '06354468000160');
    await userEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('CNPJ 06.354.468/0001-60');
    expect(chamadas).toEqual(['PUT /api/ms-alipen/agencia "1" application/json']);
  });

  it('mostra o papel enquanto se escreve, manda só as linhas escritas e a versão vista', async () => {
    const chamadas = abrir();
    await userEvent.click(await screen.findByRole('button', { name: 'Mudar o nome' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await userEvent.type(dialogo.getByLabelText('Primeira linha'), 'Estado do Maranhão');
    await userEvent.type(dialogo.getByLabelText('Terceira linha'), ' Administração ');
    const papel = dialogo.getByRole('figure', { name: 'Como sai no alto dos papéis' });
    expect(papel.textContent).toBe('Estado do MaranhãoAdministração');
    await userEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByRole('figure').textContent).toBe('Estado do MaranhãoAdministração'));
    expect(chamadas).toEqual(['PUT /api/ms-alipen/agencia "1" application/json']);
  });

  it('põe o brasão assim que se escolhe, e tira depois de perguntar', async () => {
    const chamadas = abrir();
    await screen.findByRole('button', { name: 'Pôr o brasão' });
    const imagem = new File(['x'], 'brasao.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Imagem do brasão'), imagem);
    const brasao = await screen.findByRole('img', { name: 'Brasão' });
    expect(brasao.getAttribute('src')).toBe('/api/ms-alipen/agencia/brasao?qual=0123456789abcdef');
    await userEvent.click(screen.getByRole('button', { name: 'Retirar o brasão' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar brasão' }));
    await screen.findByRole('button', { name: 'Pôr o brasão' });
    expect(chamadas).toEqual([
      'PUT /api/ms-alipen/agencia/brasao "1" image/png',
      'DELETE /api/ms-alipen/agencia/brasao "2" null',
    ]);
  });

  it('a imagem grande demais nem sai do aparelho', async () => {
    const chamadas = abrir();
    await screen.findByRole('button', { name: 'Pôr o brasão' });
    const imagem = new File([new Uint8Array(2_097_153)], 'brasao.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Imagem do brasão'), imagem);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'O brasão deve ter até 2 MB. Escolha uma imagem menor.',
    );
    expect(chamadas).toEqual([]);
  });

  it('diz quem assina os papéis e até quando; o que vence e o que venceu é dito antes', async () => {
    const assinaturaDigital = {
      ...{ titular: 'Secretaria:12345678000195', emissor: 'AC', validoAte: '2027-03-01T12:00:00Z' },
      ...{ situacao: 'VENCE_LOGO' as const, carimboDoTempo: true },
    };
    abrir({ ...DA_INSTALACAO, assinaturaDigital });
    const dito = await screen.findByText('Secretaria:12345678000195');
    expect(dito.parentElement?.textContent).toContain('certificado de AC até 01/03/2027, com carimbo do tempo.');
    expect(screen.getByText(/^Vence em menos de 30 dias\./)).toBeTruthy();
  });
});
