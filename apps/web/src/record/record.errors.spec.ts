import { ProblemError } from '../base/problem.error.ts';
import { errorsOf, ownErrors } from './record.errors.ts';
import { type Field, Unreadable } from './record.model.ts';

const fields: Field[] = [
  { key: 'nome', label: 'Nome', kind: 'text', maxLength: 60, required: true },
  { key: 'cnpj', label: 'CNPJ', kind: 'masked', mask: 'cnpj' },
  { key: 'prazo', label: 'Prazo', kind: 'time' },
  { key: 'emails', label: 'E-mails', kind: 'list', maxItems: 5, maxLength: 80, add: 'Incluir e-mail' },
];

describe('the errors of a form', () => {
  it('say what is empty, half-typed or unreadable before the server is asked', () => {
    const values = { nome: ' ', cnpj: '112223', prazo: new Unreadable('25h', 'Escreva uma hora como 07:30.') };
    expect(ownErrors(fields, values)).toEqual({
      nome: 'Preencha Nome.',
      cnpj: 'CNPJ está incompleto.',
      prazo: 'Escreva uma hora como 07:30.',
    });
  });

  it('of a 422 land on their fields; those of no field stay in the summary', () => {
    const errors = [
      { pointer: '/emails/1', detail: 'Não é um e-mail.' },
      { pointer: '/nome', detail: 'Já existe.' },
      { pointer: '/outro', detail: 'Não cabe.' },
    ];
    expect(errorsOf(fields, new ProblemError(422, { errors }))).toEqual({
      emails: 'Não é um e-mail.',
      nome: 'Já existe.',
      '': 'Não cabe.',
    });
  });
});
