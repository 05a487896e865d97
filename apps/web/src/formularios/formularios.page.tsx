import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../ui/address.hook.ts';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { vigenteDo } from './formulario.leitura.ts';
import { FormularioAberto } from './formulario-aberto.component.tsx';
import { FormularioEscolha } from './formulario-escolha.component.tsx';
import { listarFormularios, obterFormulario, obterPlanoAmostragem } from './formularios.queries.ts';
import { PlanoForm } from './plano-form.component.tsx';
import '../list/list.css';
import './formularios.css';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const lista = useQuery(listarFormularios());
  const plano = useQuery(obterPlanoAmostragem());
  // The default form comes first.
  const escolhido = Number(search.get('item')) || lista.data?.[0]?.id;
  const aberto = useQuery({ ...obterFormulario(escolhido ?? 0), enabled: escolhido !== undefined });
  const contratoNovo = Number(search.get('contrato')) || null;
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Formulários de fiscalização">
          {lista.data ? formatCount(lista.data.length, 'formulário em vigor', 'formulários em vigor') : ' '}
        </PageTitle>
      </div>
      <p className="formularios-explica">
        Cada edição é uma <strong>versão nova</strong>: as fiscalizações já começadas ficam com a delas. Um contrato sem
        formulário próprio usa o padrão.
      </p>
      <QueryState query={lista} skeletonHeight={80}>
        {itens => (
          <FormularioEscolha
            formularios={itens}
            escolhido={vigenteDo(itens, aberto.data)?.id ?? escolhido}
            contratoNovo={contratoNovo !== null}
            escolher={id => setSearch({ item: id })}
            comecar={contratoId => setSearch({ contrato: String(contratoId) })}
          />
        )}
      </QueryState>
      {lista.data && escolhido !== undefined && (
        <FormularioAberto
          id={escolhido}
          emVigor={lista.data}
          contratoNovo={contratoNovo}
          publicado={id => setSearch({ item: String(id) })}
          desistir={() => setSearch({})}
        />
      )}
      <QueryState query={plano} skeletonHeight={320}>
        {lido => <PlanoForm key={lido.versao} plano={lido} />}
      </QueryState>
    </div>
  );
}
