import { operations } from '@alipen/contracts/generated/operations';
import { declaredRoutes } from '@alipen/platform/contract/routes.spec-kit';
import { prepararServidor } from './kit/servidor.ts';

describe('as rotas', () => {
  const servidor = prepararServidor();

  it('são as operações do contrato, nenhuma a mais, nenhuma a menos', () => {
    const declaradas = declaredRoutes(servidor.app).map(({ operation, handler }) => operation?.operationId ?? handler);
    expect(declaradas.sort()).toEqual(Object.keys(operations).sort());
  });

  it('têm no código o nome da operação', () => {
    const outros = declaredRoutes(servidor.app).filter(
      ({ handler, operation }) => handler.split('.')[1] !== operation?.operationId,
    );
    expect(outros).toEqual([]);
  });
});
