/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { Usuario } from './usuarios.queries.ts';

pretendDesk();
const { Acesso } = await import('./acesso.component.tsx');

const pessoa: Usuario = {
  id: 7,
  cpf: '***.444.777-**',
  nome: 'Paula Queiroz',
  matricula: '600100',
  email: null,
  authorities: ['AL_FISCAL'],
  lotacaoId: null,
  lotacao: null,
  situacao: 'ATIVO',
  souEu: false,
  versao: 1,
  criadoEm: '2026-11-20T12:00:00Z',
  alteradoEm: '2026-11-20T12:00:00Z',
};
const PATH = '/api/ms-alipen/usuarios/7';

function abrir(usuario: Usuario, answers: Parameters<typeof serve>[0] = {}) {
  const calls = serve(answers);
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Acesso usuario={usuario} />
    </QueryClientProvider>,
  );
  return { calls, user: userEvent.setup() };
}
const botao = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;

describe('o acesso de uma pessoa', () => {
  it('a senha nova aparece uma vez e some quando se fecha', async () => {
    const { user } = abrir(pessoa, {
      [`POST ${PATH}/senha`]: { json: { senha: 'abcd-efgh-jkmn-pqrs', usuario: pessoa } },
    });
    await user.click(botao('Criar senha nova'));
    expect(await screen.findByText('abcd-efgh-jkmn-pqrs')).toBeTruthy();
    await user.click(botao('Já anotei'));
    expect(screen.queryByText('abcd-efgh-jkmn-pqrs')).toBeNull();
  });

  it('quem já tem a sua senha não recebe outra em papel; quem ainda não entrou, sim', async () => {
    const papel = { 'POST /api/ms-alipen/usuarios/primeiras-senhas': { status: 204 } };
    URL.createObjectURL = () => 'blob:folha';
    URL.revokeObjectURL = () => undefined;
    const { user, calls } = abrir({ ...pessoa, credencial: 'NENHUMA', credencialAte: '2026-11-01T12:00:00Z' }, papel);
    expect(screen.getByText(/não entra até receber uma folha/)).toBeTruthy();
    await user.click(botao('Fazer a folha (PDF)'));
    expect(calls.at(-1)?.body).toEqual({ ids: [7] });
    cleanup();
    abrir({ ...pessoa, credencial: 'PRIMEIRA', credencialAte: '2026-12-05T12:00:00Z' });
    expect(screen.getByText(/ainda não foi usada; vale até/)).toBeTruthy();
    cleanup();
    abrir({ ...pessoa, credencial: 'PROPRIA', credencialAte: null });
    expect(screen.queryByText('Primeira senha')).toBeNull();
  });

  it('ninguém bloqueia a si mesmo', () => {
    abrir({ ...pessoa, souEu: true });
    expect(botao('Bloquear').disabled).toBe(true);
  });

  it('a recusa do servidor fica escrita', async () => {
    const detail = 'É a única pessoa ativa com o perfil de gestor. Dê o perfil a outra pessoa antes.';
    const { user } = abrir(pessoa, { [`POST ${PATH}/bloqueio`]: { status: 409, json: { status: 409, detail } } });
    await user.click(botao('Bloquear'));
    expect(await screen.findByText(detail)).toBeTruthy();
  });
});
