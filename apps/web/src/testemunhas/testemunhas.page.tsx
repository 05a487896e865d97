import { useState } from 'react';
import { ListPage } from '../list/list-page.component.tsx';
import { EstadoDoLivro } from '../livro/estado-do-livro.panel.tsx';
import { Button } from '../ui/button.component.tsx';
import { SeloAssinadoDialog } from './selo-assinado.dialog.tsx';
import { TestemunhaDrawer } from './testemunha.drawer.tsx';
import { COLUNAS } from './testemunhas.columns.tsx';
import { LISTA } from './testemunhas.list.ts';

const VAZIO = {
  title: 'Ninguém de fora guarda o livro.',
  text: 'Sem testemunha, quem manda no banco de dados poderia reescrever o livro sem que se visse. Cadastre quem fiscaliza a agência.',
};

export function Component() {
  const [recebendo, setRecebendo] = useState(false);
  return (
    <>
      <ListPage
        {...LISTA}
        title="Livro de registro"
        noun={{ one: 'testemunha', many: 'testemunhas' }}
        columns={COLUNAS}
        nameOf={({ nome }) => nome}
        isQuiet={({ ativo }) => !ativo}
        create="Nova testemunha"
        empty={VAZIO}
        above={() => (
          <EstadoDoLivro>
            <Button onClick={() => setRecebendo(true)}>Receber um selo assinado</Button>
          </EstadoDoLivro>
        )}
      >
        {(item, close) => <TestemunhaDrawer item={item} close={close} />}
      </ListPage>
      {recebendo && <SeloAssinadoDialog close={() => setRecebendo(false)} />}
    </>
  );
}
