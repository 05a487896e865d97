import { ListPage } from '../list/list-page.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { AcessoDrawer } from './acesso.drawer.tsx';
import { COLUNAS } from './acessos.columns.tsx';
import { EVENTOS } from './acessos.labels.ts';
import { LISTA } from './acessos.list.ts';
import './acessos.css';

export function Component() {
  return (
    <ListPage
      {...LISTA}
      title="Acessos ao sistema"
      noun={{ one: 'evento', many: 'eventos' }}
      columns={COLUNAS}
      nameOf={({ evento, em }) => `${EVENTOS[evento].rotulo}, ${formatInstant(em)}`}
      exportPath="/api/ms-alipen/acessos/exportacao"
      empty={{
        title: 'Nada houve nestes dias.',
        text: 'Entradas, saídas e recusas ficam aqui por seis meses. Escolha um período maior.',
      }}
    >
      {(item, close, page) => (
        <AcessoDrawer key={item} acesso={page?.itens.find(({ id }) => String(id) === item)} close={close} />
      )}
    </ListPage>
  );
}
