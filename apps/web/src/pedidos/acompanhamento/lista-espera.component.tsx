import { PageTitle } from '../../ui/page-title.component.tsx';

/** Before the list's columns are known: only what it is a list of. */
export const EsperaDaLista = ({ titulo }: { titulo: string }) => (
  <div className="pagina">
    <PageTitle title={titulo}>Pedidos de refeições por dia e unidade</PageTitle>
    <div className="esqueleto" style={{ height: 480 }} role="status" aria-label="Carregando" />
  </div>
);
