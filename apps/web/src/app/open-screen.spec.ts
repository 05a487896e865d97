import { waitFor } from '@testing-library/react';
import { serve } from './fetch.fixture.ts';
import { queryClient } from './query-client.ts';
import { acessos, menu, sessao } from './session.fixture.ts';
import { firstOf, openScreen } from './session.flow.ts';
import { obterSessao } from './session.queries.ts';
import { rememberEnd, rememberMark } from './session.signals.ts';

const FORNECEDOR = '/modules/manutencao/fornecedor';
const LIST = '/api/ms-alipen/fornecedores';
const asGestor = sessao({
  usuario: { ...sessao().usuario, authorities: ['AL_GESTOR'] },
  papel: 'GESTOR',
  papeis: ['GESTOR'],
});

type Answers = Parameters<typeof serve>[0];

const open = (answers: Answers, screen = FORNECEDOR, search = '') => {
  const calls = serve({ 'GET /api/menu': { json: { ...menu, papel: 'GESTOR' } }, ...answers });
  const opened = openScreen(new Request(`http://localhost${screen}${search}`), screen, screen);
  const paths = () => calls.map(({ path }) => path);
  return { opened, paths };
};
const allowed = (permitido: boolean): Answers => ({
  'GET /api/sessao': { json: asGestor },
  'GET /api/acessos': { json: acessos.map(acesso => ({ ...acesso, permitido })) },
});
const whither = (opened: Promise<null>) =>
  opened.then(
    () => undefined,
    (answer: Response) => answer.headers.get('location'),
  );
const never = () => new Promise<never>(() => undefined);

describe('the opening of a screen', () => {
  beforeEach(() => {
    queryClient.clear();
    localStorage.clear();
  });

  it('asks the first questions and waits for no answer of theirs', async () => {
    const { opened, paths } = open(
      { ...allowed(true), [`GET ${LIST}`]: never, [`GET ${LIST}/7`]: never },
      FORNECEDOR,
      '?item=7',
    );
    await expect(opened).resolves.toBeNull();
    await waitFor(() => expect(paths()).toEqual(expect.arrayContaining([LIST, `${LIST}/7`])));
  });

  it('asks nothing about a screen that the person may not see', async () => {
    const { opened, paths } = open(allowed(false));
    const refusal = await opened.catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 403 });
    await firstOf(FORNECEDOR);
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(paths()).not.toContain(LIST);
  });

  it('asks nothing without a session: it leads to the sign-in', async () => {
    const { opened, paths } = open({ 'GET /api/sessao': { status: 401, json: {} } });
    expect(await whither(opened)).toBe(`/login?voltar=${encodeURIComponent(FORNECEDOR)}`);
    await firstOf(FORNECEDOR);
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(paths()).toEqual(['/api/sessao']);
  });

  it('leads to the sign-in where the session has just ended, whatever was read before', async () => {
    queryClient.setQueryData(obterSessao().queryKey, asGestor);
    rememberEnd();
    const { opened, paths } = open(allowed(true));
    expect(await whither(opened)).toBe(`/login?voltar=${encodeURIComponent(FORNECEDOR)}`);
    expect(paths()).toEqual([]);
    rememberMark('m1');
  });

  it('does not fail where an answer fails: the screen shows that', async () => {
    const { opened, paths } = open({ ...allowed(true), [`GET ${LIST}`]: { status: 404, json: {} } });
    await expect(opened).resolves.toBeNull();
    await waitFor(() => expect(paths()).toContain(LIST));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  });

  it('asks nothing again that the screen has shown before', async () => {
    const answers = { ...allowed(true), [`GET ${LIST}`]: { json: { itens: [], total: 0 } } };
    const once = open(answers);
    await once.opened;
    await waitFor(() => expect(once.paths()).toContain(LIST));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await queryClient.invalidateQueries();
    const again = open({ ...answers, [`GET ${LIST}/7`]: never }, FORNECEDOR, '?item=7');
    await again.opened;
    await waitFor(() => expect(again.paths()).toContain(`${LIST}/7`));
    expect(again.paths()).not.toContain(LIST);
  });
});
