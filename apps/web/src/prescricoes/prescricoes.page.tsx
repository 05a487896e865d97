import { useState } from 'react';
import { ListPage } from '../list/list-page.component.tsx';
import { Button } from '../ui/button.component.tsx';
import { DoDiaDialog } from './do-dia.dialog.tsx';
import { NovaDialog } from './nova.dialog.tsx';
import { PrescricaoDrawer } from './prescricao.drawer.tsx';
import { COLUNAS, FILTROS } from './prescricoes.columns.tsx';
import { LISTA } from './prescricoes.list.ts';

const VAZIO = {
  title: 'Nenhuma dieta aqui.',
  text: 'A dieta prescrita a uma pessoa, dita por um código, vale nos pedidos depois de autorizada.',
};

export function Component() {
  const [doDia, setDoDia] = useState(false);
  return (
    <>
      <ListPage
        {...LISTA}
        title="Dietas autorizadas"
        noun={{ one: 'dieta', many: 'dietas', feminine: true }}
        columns={COLUNAS}
        filters={FILTROS}
        nameOf={({ pessoa, dieta }) => `${dieta.codigo} de ${pessoa}`}
        isQuiet={({ situacao }) => situacao === 'ENCERRADA' || situacao === 'RECUSADA'}
        create="Pedir autorização"
        actions={<Button onClick={() => setDoDia(true)}>Lista do dia</Button>}
        empty={VAZIO}
      >
        {(item, close) =>
          item === 'novo' ? <NovaDialog close={close} /> : <PrescricaoDrawer key={item} item={item} close={close} />
        }
      </ListPage>
      {doDia && <DoDiaDialog close={() => setDoDia(false)} />}
    </>
  );
}
