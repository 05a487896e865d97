import { Card } from '../ui/card.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { paperInteger, paperMoment } from '../ui/paper.format.ts';
import type { Ciencia, ListaAConfirmar } from './confirmar.calls.ts';
import './confirmar-lista.css';

interface Props {
  lista: ListaAConfirmar;
}

const refeicoes = (quantas: number) => `${paperInteger(quantas)} ${quantas === 1 ? 'refeição' : 'refeições'}`;

export const Confirmada = ({ lista, ciencia }: Props & { ciencia: Ciencia }) => (
  <p role="status" className="recado recado--ok">
    Recebimento da emissão {lista.numero} confirmado por {ciencia.nome} em {paperMoment(ciencia.em)}. Nada mais é
    preciso.
  </p>
);

export const Substituida = ({ lista, substituta }: Props & { substituta: number }) => (
  <p role="status" className="recado recado--aviso">
    A lista mudou: a emissão {substituta} substitui esta, que é a {lista.numero}. Produza pela emissão {substituta} e
    confirme que a recebeu pelo endereço que veio com ela.
  </p>
);

export const Sobre = ({ lista: { fornecedor, data, numero, emitidaEm, totalRefeicoes } }: Props) => (
  <p>
    <strong>{fornecedor}</strong>, o que entregar em <strong>{formatDay(data)}</strong>:{' '}
    {`${refeicoes(totalRefeicoes)}.`} Emissão {numero}, de {paperMoment(emitidaEm)}.
  </p>
);

export const ListaDoFornecedor = ({ lista }: Props) =>
  lista.refeicoes.map(({ nome, total, unidades }) => (
    <Card key={nome} className="confirmar-refeicao">
      <h2>
        {nome} <span>{refeicoes(total)}</span>
      </h2>
      <ul>
        {unidades.map(unidade => (
          <li key={unidade.id}>
            <span>
              {unidade.nome}
              <small className="quieto">
                {unidade.municipio} · das {unidade.entregaInicio} às {unidade.entregaFim}
              </small>
            </span>
            <strong>{paperInteger(unidade.total)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  ));
