import { changed, cleared, hasFilters } from '../list/list.address.ts';
import { Chips } from '../list/list-chips.component.tsx';
import { Filters } from '../list/list-filters.component.tsx';
import { ExportMenu } from '../list/list-transfer.component.tsx';
import { useSearchParams } from '../ui/address.hook.ts';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { FILTROS, filtroDe, REGRAS } from './historico.filters.ts';
import { Registros } from './registros.component.tsx';
import '../list/list.css';
import './historico.css';

export function Component() {
  const [busca, setBusca] = useSearchParams();
  const filtro = filtroDe(busca);
  const celular = useMediaQuery(PHONE);
  const filtrado = hasFilters(busca, REGRAS);
  const mudar = (chave: string, valor: string | undefined, digitando = false) =>
    setBusca(antes => changed(antes, chave, valor, REGRAS), { replace: digitando, preventScrollReset: true });
  const limpar = () => setBusca(antes => cleared(antes, REGRAS));
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Histórico">Quem fez o quê, e quando; do mais novo ao mais antigo.</PageTitle>
        <ExportMenu path="/api/ms-alipen/historico/exportacao" wanted={{ ...filtro, pagina: 1, tamanho: 1 }} />
      </div>
      <div className="filtragem-linha">
        <Filters filters={FILTROS} search={busca} change={mudar} phone={celular} />
      </div>
      {filtrado && <Chips filters={FILTROS} search={busca} change={mudar} clear={limpar} />}
      <Registros filtro={filtro} filtrado={filtrado} limpar={limpar} />
    </div>
  );
}
