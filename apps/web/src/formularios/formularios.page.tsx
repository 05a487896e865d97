import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../ui/address.hook.ts';
import { Field } from '../ui/field.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { vigenteDo } from './formulario.leitura.ts';
import { FormularioAberto } from './formulario-aberto.component.tsx';
import { FormularioDoContrato } from './formulario-do-contrato.component.tsx';
import {
  type FormularioResumido,
  listarFormularios,
  obterFormulario,
  obterPlanoAmostragem,
} from './formularios.queries.ts';
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
          <div className="formularios-quais">
            <Field label="Formulário" className="formularios-escolha">
              <Select
                value={contratoNovo ? '' : (vigenteDo(itens, aberto.data)?.id ?? escolhido)}
                onChange={event => setSearch({ item: event.target.value })}
              >
                {contratoNovo && <option value="">De um contrato, ainda não publicado</option>}
                {itens.map(item => (
                  <option key={item.id} value={item.id}>
                    {nomeDe(item)}
                  </option>
                ))}
              </Select>
            </Field>
            <FormularioDoContrato
              formularios={itens}
              escolher={contratoId => setSearch({ contrato: String(contratoId) })}
            />
          </div>
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

const nomeDe = ({ contrato, versao }: FormularioResumido) =>
  `${contrato ? `Contrato ${contrato.numero} (${contrato.fornecedor})` : 'Padrão'}, versão ${versao}`;
