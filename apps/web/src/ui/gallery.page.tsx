import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AntdDress } from './antd.theme.tsx';
import { Button } from './button.component.tsx';
import { EmptyState } from './empty-state.component.tsx';
import { Buttons } from './gallery-buttons.component.tsx';
import { Question } from './gallery-dialog.component.tsx';
import { Fields } from './gallery-fields.component.tsx';
import { Group } from './gallery-group.component.tsx';
import { Notices } from './gallery-notices.component.tsx';
import { Places } from './gallery-places.component.tsx';
import { PageTitle } from './page-title.component.tsx';

const client = new QueryClient();

/** Every primitive in its states, at `/ui` of the development server (`npm run dev -w @alipen/web`). */
export const Component = () => (
  <QueryClientProvider client={client}>
    <AntdDress>
      <Gallery />
    </AntdDress>
  </QueryClientProvider>
);

const Gallery = () => (
  <main className="pagina">
    <PageTitle title="Peças" />
    <Buttons />
    <Fields />
    <Notices />
    <Places />
    <Group title="EmptyState">
      <EmptyState title="Nenhum pedido neste dia." text="Ele aparece aqui quando é aberto.">
        <Button variant="primary">Solicitar</Button>
      </EmptyState>
    </Group>
    <Question />
  </main>
);
