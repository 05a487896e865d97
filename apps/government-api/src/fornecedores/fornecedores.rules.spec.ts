import { conferirFornecedor, situacaoAlvara, textoDaBusca } from './fornecedores.rules.ts';

const digitado = { cnpj: '12.abc.345/01de-35', razaoSocial: '  Sabor   Ltda. ' };

function errosDe(mudanca: object): unknown {
  try {
    conferirFornecedor({ ...digitado, ...mudanca });
  } catch (error) {
    return Reflect.get(Object(error), 'extra').errors;
  }
  return [];
}

describe('o que se digita de um fornecedor', () => {
  it('guarda-se sem pontuação nem espaços a mais, e a fantasia que falta é a razão social', () => {
    expect(conferirFornecedor(digitado)).toMatchObject({
      cnpj: '12ABC34501DE35',
      razaoSocial: 'Sabor Ltda.',
      nomeFantasia: 'Sabor Ltda.',
      nomeBusca: 'sabor ltda.\nsabor ltda.\n12abc34501de35',
      emails: [],
    });
  });

  it('diz tudo o que está errado de uma vez', () => {
    const emails = [
      { assunto: 'PEDIDOS', email: 'a@b.com' },
      { assunto: 'PEDIDOS', email: 'A@b.com' },
      { assunto: 'MEDICAO', email: 'a@b' },
    ];
    expect(errosDe({ cnpj: '123', razaoSocial: ' ', prepostoEmail: 'x', emails })).toEqual([
      { pointer: '/cnpj', detail: 'Este CNPJ não existe: confira os dígitos.' },
      { pointer: '/razaoSocial', detail: 'Informe a razão social.' },
      { pointer: '/prepostoEmail', detail: 'Este e-mail não está completo.' },
      { pointer: '/emails/1', detail: 'Este e-mail já está neste assunto.' },
      { pointer: '/emails/2/email', detail: 'Este e-mail não está completo.' },
    ]);
  });

  it('acha-se pelo CNPJ com ou sem pontuação, e o nome fica como é', () => {
    expect([textoDaBusca('90.001.000/0001'), textoDaBusca('12abc'), textoDaBusca('Sabor & Cia.')]).toEqual([
      '900010000001',
      '12ABC',
      'Sabor & Cia.',
    ]);
  });

  it.each([
    [null, 'NAO_INFORMADO'],
    ['2026-11-19', 'VENCIDO'],
    ['2026-11-20', 'VENCENDO'],
    ['2026-12-20', 'VENCENDO'],
    ['2026-12-21', 'EM_DIA'],
  ])('alvará até %s, em 20 de novembro: %s', (validade, situacao) => {
    expect(situacaoAlvara(validade, '2026-11-20')).toBe(situacao);
  });
});
