import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { Link } from 'react-router-dom';
import { formatDay, formatInstant, formatShortInstant, formatWeekday } from '../ui/date.format.ts';
import { Difference } from '../ui/difference.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { TIPOS } from '../ui/pedido.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Situation } from '../ui/situation.component.tsx';
import { fornecedoresDe } from './contratos.texts.ts';
import { enderecoDoPreparo, type ListaProps, totalDaRefeicao } from './lista.model.ts';
import type { PedidoResumido } from './pedidos.queries.ts';

const numero = (valor: number | null | undefined) => (valor == null ? '—' : formatInteger(valor));

export const ListaTabela = ({ itens, refeicoes, ordem, ordenar, abrir }: ListaProps) => (
  <div className="lista-rolagem">
    <table className="lista">
      <thead>
        <tr>
          <th scope="col">Nº</th>
          <Ordenavel chave="dataRefeicao" rotulo="Data da refeição" ordem={ordem} ordenar={ordenar} />
          <Ordenavel chave="lotacao" rotulo="Lotação" ordem={ordem} ordenar={ordenar} />
          <th scope="col" className="lista-fornecedor">
            Fornecedor
          </th>
          {refeicoes.map(({ id, nome }) => (
            <th key={id} scope="col" className="numero">
              {nome}
            </th>
          ))}
          <Ordenavel chave="total" rotulo="Total" ordem={ordem} ordenar={ordenar} numero />
          <th scope="col" className="numero">
            Efetivo
          </th>
          <th scope="col" className="numero">
            <abbr title="Maior diferença para o efetivo">Δ</abbr>
          </th>
          <th scope="col">Situação</th>
          <Ordenavel chave="alteradoEm" rotulo="Enviado em" ordem={ordem} ordenar={ordenar} />
          <th scope="col">Ações</th>
        </tr>
      </thead>
      <tbody>
        {itens.map(pedido => (
          <Linha key={pedido.id} pedido={pedido} refeicoes={refeicoes} abrir={abrir} />
        ))}
      </tbody>
    </table>
  </div>
);

interface LinhaProps {
  pedido: PedidoResumido;
  refeicoes: ListaProps['refeicoes'];
  abrir: ListaProps['abrir'];
}

const Linha = ({ pedido, refeicoes, abrir }: LinhaProps) => (
  // The row is a wide target for the mouse; the keyboard has the number's own button.
  <tr onClick={() => abrir(pedido.id)}>
    <th scope="row">
      <button type="button" className="elo" onClick={() => abrir(pedido.id)}>
        {pedido.numero}
      </button>
    </th>
    <td>
      {formatDay(pedido.dataRefeicao)}
      <small className="quieto">{formatWeekday(pedido.dataRefeicao)}</small>
    </td>
    <td className="lista-nome">
      {pedido.lotacao.nome}
      <small className="quieto">
        {pedido.lotacao.municipio}/{pedido.lotacao.uf}
        {pedido.contratos.length > 0 && (
          <span className="lista-fornecedor-junto"> · {fornecedoresDe(pedido.contratos)}</span>
        )}
      </small>
    </td>
    <td className="lista-fornecedor">{fornecedoresDe(pedido.contratos) || '—'}</td>
    {refeicoes.map(({ id }) => (
      <td key={id} className="numero">
        {numero(totalDaRefeicao(pedido, id))}
      </td>
    ))}
    <td className="numero">
      <strong>{formatInteger(pedido.totalRefeicoes)}</strong>
    </td>
    <td className="numero">{numero(pedido.internos)}</td>
    <td className="numero">
      <Difference {...pedido.maiorDiferenca} />
    </td>
    <td>
      <span className="lista-situacao">
        <Situation situacao={pedido.situacao} />
        {pedido.tipo === 'EMERGENCIAL' && <Pill tone="perigo">{TIPOS[pedido.tipo]}</Pill>}
      </span>
    </td>
    <td className="lista-hora">
      {pedido.enviadoEm ? (
        <time dateTime={pedido.enviadoEm} title={formatInstant(pedido.enviadoEm)}>
          {formatShortInstant(pedido.enviadoEm)}
        </time>
      ) : (
        '—'
      )}
    </td>
    <td>
      {pedido.acoes.includes('editar') ? (
        <Link
          className="botao botao--discreto botao--icone"
          to={enderecoDoPreparo(pedido)}
          aria-label={`Continuar o pedido ${pedido.numero}`}
          title="Continuar o pedido"
          onClick={event => event.stopPropagation()}
        >
          <PencilSimpleIcon size={18} aria-hidden />
        </Link>
      ) : (
        <button
          type="button"
          className="botao botao--discreto botao--icone"
          aria-label={`Ver o pedido ${pedido.numero}`}
          title="Ver o pedido"
        >
          <EyeIcon size={18} aria-hidden />
        </button>
      )}
    </td>
  </tr>
);

interface OrdenavelProps {
  chave: 'dataRefeicao' | 'lotacao' | 'total' | 'alteradoEm';
  rotulo: string;
  ordem: ListaProps['ordem'];
  ordenar: ListaProps['ordenar'];
  numero?: boolean;
}

function Ordenavel({ chave, rotulo, ordem, ordenar, numero: direita }: OrdenavelProps) {
  const desce = ordem === `-${chave}`;
  const sentido = desce ? 'descending' : ordem === chave ? 'ascending' : undefined;
  return (
    <th scope="col" aria-sort={sentido} className={direita ? 'numero' : undefined}>
      <button type="button" className="ordenar" onClick={() => ordenar(desce ? chave : `-${chave}`)}>
        {rotulo}
        {sentido && <CaretDownIcon size={12} weight="bold" aria-hidden className={desce ? undefined : 'virado'} />}
      </button>
    </th>
  );
}
