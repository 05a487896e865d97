import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ProblemError, sentenceOf } from '../base/problem.error.ts';
import { useUnsavedGuard } from '../record/unsaved.guard.tsx';
import { listarTiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { listarTiposPublico } from '../tipos-publico/tipos-publico.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { Table } from '../ui/table.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { definirItensContrato } from './fornecedores.mutations.ts';
import { type ContratoDetalhado, obterContrato } from './fornecedores.queries.ts';
import { type Erros, errosDasLinhas, itensDe, type Linha, linhasDe, mudou } from './precos.model.ts';

interface Props {
  contrato: ContratoDetalhado;
  children?: ReactNode;
}

export function Precos({ contrato, children }: Props) {
  const refeicoes = useQuery(listarTiposAlimentacao());
  const publicos = useQuery(listarTiposPublico());
  // Held here, because the grid is remounted after each save.
  const [avisos, setAvisos] = useState<readonly string[]>([]);
  if (!refeicoes.data || !publicos.data) {
    return <div className="esqueleto" style={{ height: 320 }} role="status" aria-label="Carregando" />;
  }
  return (
    // Remounted for each version: what is typed belongs to the version it was typed over.
    <Grade
      key={contrato.versao}
      contrato={contrato}
      inicio={linhasDe(contrato, refeicoes.data, publicos.data)}
      avisos={avisos}
      avisar={setAvisos}
    >
      {children}
    </Grade>
  );
}

type GradeProps = Props & { inicio: Linha[]; avisos: readonly string[]; avisar: (avisos: readonly string[]) => void };

function Grade({ contrato, inicio, avisos, avisar, children }: GradeProps) {
  const client = useQueryClient();
  const [linhas, setLinhas] = useState(inicio);
  const [erros, setErros] = useState<Erros>({});
  const sujas = linhas.some(mudou);
  const guarda = useUnsavedGuard(sujas, ['item', 'contrato']);
  const salvar = useMutation({
    ...definirItensContrato(contrato),
    onSuccess: salvo => {
      avisar(salvo.avisos);
      client.setQueryData(obterContrato(salvo.id).queryKey, salvo);
    },
  });
  const mudar = (chave: string, mudanca: Partial<Linha>) =>
    setLinhas(antes => antes.map(linha => (linha.chave === chave ? { ...linha, ...mudanca } : linha)));
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    const { itens, chaves, erros: digitados } = itensDe(linhas);
    setErros(digitados);
    salvar.reset();
    if (Object.keys(digitados).length) return;
    guarda.release();
    salvar.mutate(itens, {
      onError: error => {
        if (error instanceof ProblemError) setErros(errosDasLinhas(error.problema.errors ?? [], chaves));
      },
    });
  };
  return (
    <form className="precos" onSubmit={enviar} noValidate>
      {!sujas && children}
      {avisos.map(aviso => (
        <Notice key={aviso} tone="aviso">
          {aviso}
        </Notice>
      ))}
      {salvar.error && <Notice tone="perigo">{sentenceOf(salvar.error)}</Notice>}
      <p className="quieto">
        Deixe o preço em branco no que o contrato não fornece. Pedidos já enviados ficam com o preço de quando foram
        enviados.
      </p>
      <div className="tabela-rolagem precos-rolagem">
        <Table density="compacta" className="precos-tabela">
          <caption className="so-leitor">Preços do contrato {contrato.numero}</caption>
          <thead>
            <tr>
              <th scope="col">Refeição</th>
              <th scope="col">Preço (R$)</th>
              <th scope="col">
                Quantidade<span className="so-largo"> contratada</span>
              </th>
              <th scope="col" className="numero so-largo">
                Saldo
              </th>
              <th scope="col" className="so-largo">
                Executado
              </th>
            </tr>
          </thead>
          <tbody>
            {linhas.map(linha => (
              <LinhaDePreco key={linha.chave} linha={linha} erro={erros[linha.chave]} mudar={mudar} />
            ))}
          </tbody>
        </Table>
      </div>
      <div className="contrato-rodape registro-rodape">
        <span className="quieto">
          Pedido até agora: {formatMoney(contrato.valorPedidoCentavos)}
          {contrato.percentualExecutado !== null &&
            ` de ${formatMoney(contrato.valorTotalCentavos)} (${contrato.percentualExecutado}%)`}
        </span>
        <Button type="submit" variant="primary" disabled={!sujas || salvar.isPending}>
          {salvar.isPending ? 'Salvando…' : 'Salvar preços'}
        </Button>
      </div>
      {guarda.question}
    </form>
  );
}

interface LinhaProps {
  linha: Linha;
  erro: string | undefined;
  mudar: (chave: string, mudanca: Partial<Linha>) => void;
}

function LinhaDePreco({ linha, erro, mudar }: LinhaProps) {
  const { chave, refeicao, publico, preco, quantidade, salvo } = linha;
  const descricao = erro ? `erro-${chave}` : undefined;
  return (
    <tr>
      <th scope="row">
        {refeicao} <span className="quieto">· {publico}</span>
        {salvo && (
          <small className="so-estreito quieto">
            Saldo {formatInteger(salvo.saldo)}
            {salvo.percentualExecutado !== null && ` · ${salvo.percentualExecutado}%`}
          </small>
        )}
        {erro && (
          <small id={descricao} className="campo-erro precos-erro" role="alert">
            {erro}
          </small>
        )}
      </th>
      <td>
        <TextInput
          className="precos-preco"
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          placeholder="—"
          aria-label={`Preço de ${refeicao} para ${publico}, em reais`}
          aria-invalid={erro !== undefined}
          aria-describedby={descricao}
          value={preco}
          onChange={({ target }) => mudar(chave, { preco: target.value })}
        />
      </td>
      <td>
        <TextInput
          className="precos-quantidade"
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          placeholder="—"
          aria-label={`Quantidade contratada de ${refeicao} para ${publico}`}
          aria-invalid={erro !== undefined}
          aria-describedby={descricao}
          value={quantidade}
          onChange={({ target }) => mudar(chave, { quantidade: target.value })}
        />
      </td>
      <td className="numero so-largo">{salvo ? formatInteger(salvo.saldo) : '—'}</td>
      <td className="so-largo">
        {salvo && salvo.percentualExecutado !== null ? <Executado percentual={salvo.percentualExecutado} /> : '—'}
      </td>
    </tr>
  );
}

/** R20: attention from 80 %, alert from 95 %. */
const faixaDe = (percentual: number) => (percentual >= 95 ? 'perigo' : percentual >= 80 ? 'aviso' : 'ok');

const Executado = ({ percentual }: { percentual: number }) => (
  <span className="executado">
    <span className="executado-barra" aria-hidden>
      <span
        className={`executado-parte executado-parte--${faixaDe(percentual)}`}
        style={{ width: `${Math.min(100, percentual)}%` }}
      />
    </span>
    {formatInteger(percentual)}%
  </span>
);
