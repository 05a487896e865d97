import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { TextInput } from '../ui/text-input.component.tsx';
import type { LotacaoCandidata } from './fornecedores.queries.ts';
import { contem } from './lotacoes.model.ts';
import { fraseDe, ocupacoesEm } from './ocupacoes.model.ts';
import type { NomesDasRefeicoes } from './refeicoes.component.tsx';

interface Props {
  itens: readonly LotacaoCandidata[];
  nomes: NomesDasRefeicoes;
  refeicoes: readonly number[];
  escolhidas: ReadonlySet<number>;
  escolher: (ids: ReadonlySet<number>) => void;
}

export const EscolhaPainel = (props: Props) => (
  <div className="escolha-lotacoes">
    <Disponiveis {...props} />
    <Escolhidas {...props} />
  </div>
);

const MOSTRADAS = 200;

function Disponiveis({ itens, nomes, refeicoes, escolhidas, escolher }: Props) {
  const [busca, setBusca] = useState('');
  const achadas = itens.filter(
    ({ lotacao }) => !escolhidas.has(lotacao.id) && contem(`${lotacao.nome} ${lotacao.municipio} ${lotacao.uf}`, busca),
  );
  const livres = achadas.filter(candidata => ocupacoesEm(candidata, refeicoes).length === 0);
  const incluir = (ids: number[]) => escolher(new Set([...escolhidas, ...ids]));
  return (
    <section className="escolha-lado" aria-label="Lotações que se pode incluir">
      <h3>Disponíveis</h3>
      <TextInput
        type="search"
        placeholder="Nome ou município"
        aria-label="Buscar lotação por nome ou município"
        value={busca}
        onChange={({ target }) => setBusca(target.value)}
      />
      <Button disabled={livres.length === 0} onClick={() => incluir(livres.map(({ lotacao }) => lotacao.id))}>
        Incluir {formatCount(livres.length, 'livre', 'livres')}
      </Button>
      <ul>
        {achadas.slice(0, MOSTRADAS).map(candidata => {
          const ocupacoes = ocupacoesEm(candidata, refeicoes);
          const { lotacao } = candidata;
          return (
            <li key={lotacao.id}>
              <span>
                {lotacao.nome}
                <small className="quieto">
                  {lotacao.municipio}/{lotacao.uf}
                </small>
                {ocupacoes.length > 0 && <small className="escolha-ocupada">{fraseDe(ocupacoes, nomes)}</small>}
              </span>
              <Button
                variant="quiet"
                // aria-disabled keeps it reachable: the reason is read beside it.
                aria-disabled={ocupacoes.length > 0}
                aria-label={`Incluir ${lotacao.nome}`}
                onClick={() => ocupacoes.length === 0 && incluir([lotacao.id])}
              >
                Incluir
              </Button>
            </li>
          );
        })}
        {achadas.length === 0 && <li className="quieto">Nenhuma lotação com esta busca.</li>}
        {achadas.length > MOSTRADAS && (
          <li className="quieto">
            Mostramos {MOSTRADAS} de {achadas.length}. Busque para ver as outras.
          </li>
        )}
      </ul>
    </section>
  );
}

function Escolhidas({ itens, nomes, refeicoes, escolhidas, escolher }: Props) {
  const dentro = itens.filter(({ lotacao }) => escolhidas.has(lotacao.id));
  const retirar = (id: number) => escolher(new Set([...escolhidas].filter(outra => outra !== id)));
  return (
    <section className="escolha-lado" aria-label="Lotações escolhidas">
      <h3 aria-live="polite">{formatCount(escolhidas.size, 'escolhida', 'escolhidas')}</h3>
      <ul>
        {dentro.map(candidata => {
          const ocupacoes = ocupacoesEm(candidata, refeicoes);
          const { lotacao } = candidata;
          return (
            <li key={lotacao.id}>
              <span>
                {lotacao.nome}
                {ocupacoes.length > 0 && <small className="escolha-ocupada">{fraseDe(ocupacoes, nomes)}</small>}
              </span>
              <Button variant="quiet" aria-label={`Retirar ${lotacao.nome}`} onClick={() => retirar(lotacao.id)}>
                Retirar
              </Button>
            </li>
          );
        })}
        {dentro.length === 0 && <li className="quieto">Nenhuma ainda.</li>}
      </ul>
    </section>
  );
}
