import { comControle } from '../scripts/controle.mjs';
import { juntar } from '../scripts/document.mjs';

const documento = (method: string, mudada: Record<string, unknown> = {}) => {
  const operation = {
    operationId: 'x',
    'x-autoridades': ['AL_GESTOR'],
    'x-classe': 'leitura',
    responses: {},
    ...mudada,
  };
  return juntar([
    { name: 'base.yaml', content: { openapi: '3.1.0' } },
    { name: 'a.yaml', content: { paths: { '/ms-alipen/a': { [method]: operation } } } },
  ]);
};

describe('o que o controle externo lê', () => {
  it('é o que está na lista, e pode deixar de sair por não ter sido registrado', () => {
    const antes = documento('get', { 'x-recusas': [409] });
    const { get } = comControle(antes, ['x']).paths['/ms-alipen/a'] as never as Record<string, object>;
    expect(get).toMatchObject({ 'x-autoridades': ['AL_GESTOR', 'AL_CONTROLE'], 'x-recusas': [409, 503] });
    expect(antes.paths['/ms-alipen/a']?.get).toMatchObject({ 'x-autoridades': ['AL_GESTOR'] });
    expect(comControle(antes, []).paths['/ms-alipen/a']?.get).toMatchObject({ 'x-autoridades': ['AL_GESTOR'] });
  });

  it.each([
    ['escreve', 'post', {}, 'not a GET'],
    ['recebe um arquivo', 'get', { 'x-classe': 'envio' }, 'class envio'],
    ['fica aberta', 'get', { 'x-classe': 'eventos' }, 'class eventos'],
    ['é de qualquer um', 'get', { 'x-autoridades': ['PUBLICO'] }, 'without a person'],
  ])('nunca é o que %s', (_, method, mudada, porque) => {
    expect(() => comControle(documento(method, mudada), ['x'])).toThrow(porque);
  });

  it('nem o que se nomeia à mão, por fora da lista', () => {
    const escreve = documento('post', { 'x-autoridades': ['AL_CONTROLE'] });
    expect(() => comControle(escreve, [])).toThrow('not a GET');
  });

  it('nem o que não existe', () => {
    expect(() => comControle(documento('get'), ['y'])).toThrow('external control reads y, which is no operation');
  });
});
