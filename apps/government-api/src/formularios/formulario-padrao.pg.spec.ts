import { prepararBanco } from '../../test/kit/banco.ts';
import { padrao } from './formulario-padrao.spec-kit.ts';
import { formularios } from './formularios.schema.ts';

describe('o formulário padrão no banco', () => {
  const banco = prepararBanco();

  it('depois de todas as migrações é só um, e o mesmo que as regras provam', async () => {
    const [{ titulo, secoes, faixasDesconto, notas, contratoId } = {}, ...outros] = await banco.database
      .select()
      .from(formularios);
    expect({ titulo, secoes, faixasDesconto, notas }).toEqual(padrao);
    expect([contratoId, outros]).toEqual([null, []]);
  });
});
