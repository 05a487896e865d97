import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { feitoDe, nomeDoCampo, valorDe } from './historico.labels.ts';
import type { Registro } from './historico.queries.ts';
import { nomeDoObjeto, OBJETOS } from './objetos.table.ts';

const POUCAS = 4;

export function LinhaDoRegistro({ registro }: { registro: Registro }) {
  const { em, pessoa, acao, entidade, entidadeId, nome, dados } = registro;
  const rota = entidadeId === null ? undefined : OBJETOS[entidade]?.rota?.(entidadeId);
  const chamado = nome ?? (entidadeId === null ? null : `nº ${entidadeId}`);
  const recusa = dados && 'recusa' in dados;
  return (
    <tr>
      <td className="historico-quando">
        <time dateTime={em}>{formatInstant(em)}</time>
      </td>
      <td>
        {pessoa ? pessoa.nome : 'O sistema'}
        {pessoa && <small className="quieto historico-matricula">Matrícula {pessoa.matricula}</small>}
      </td>
      <td>
        {recusa ? <Pill tone="perigo">Acesso recusado</Pill> : feitoDe(acao)}
        <small className="quieto historico-objeto">
          {nomeDoObjeto(entidade)}
          {chamado && ': '}
          {chamado && (rota ? <Link to={rota}>{chamado}</Link> : chamado)}
        </small>
      </td>
      <td>
        <Alteracoes registro={registro} />
      </td>
    </tr>
  );
}

function Alteracoes({ registro: { alteracoes, dados } }: { registro: Registro }) {
  const [todas, setTodas] = useState(false);
  const outros = Object.entries(dados ?? {}).filter(([chave]) => chave !== 'recusa');
  const mostradas = todas ? alteracoes : alteracoes.slice(0, POUCAS);
  const escondidas = alteracoes.length - mostradas.length;
  if (alteracoes.length + outros.length === 0) return <span className="quieto">—</span>;
  return (
    <>
      <dl className="historico-alteracoes">
        {mostradas.map(({ campo, antes, depois }) => (
          <div key={campo}>
            <dt>{nomeDoCampo(campo)}</dt>
            <dd>
              {antes !== null && (
                <>
                  <s>{valorDe(campo, antes)}</s> <span aria-hidden>→</span> <span className="so-leitor">
                    passou a
                  </span>{' '}
                </>
              )}
              {valorDe(campo, depois)}
            </dd>
          </div>
        ))}
        {alteracoes.length === 0 &&
          outros.map(([chave, valor]) => (
            <div key={chave}>
              <dt>{nomeDoCampo(chave)}</dt>
              <dd>{valorDe(chave, valor)}</dd>
            </div>
          ))}
      </dl>
      {escondidas > 0 && (
        <Button variant="quiet" className="historico-mais" onClick={() => setTodas(true)}>
          Mostrar mais {escondidas}
        </Button>
      )}
    </>
  );
}
