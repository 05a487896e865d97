// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
export interface paths {
    "/api/acessos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem abre cada tela, e se esta pessoa abre */
        get: operations["listarAcessos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Páginas deste documento */
        get: operations["abrirDocumentacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Abre a sessão do navegador */
        post: operations["entrarNaSessao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra a sessão e revoga o token */
        post: operations["sairDaSessao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O menu do papel da pessoa; antes de haver papel, o de ATENDIMENTO */
        get: operations["obterMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Este documento */
        get: operations["obterDocumento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem está na sessão */
        get: operations["obterSessao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Token para integradores, sem cookie */
        post: operations["emitirToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O processo responde */
        get: operations["verificarVidaDoBff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pode receber tráfego (não depende da API do governo) */
        get: operations["verificarProntidaoDoBff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contratos de fornecimento */
        get: operations["listarContratos"];
        put?: never;
        /** Cadastra um contrato de um fornecedor ativo */
        post: operations["criarContrato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Um contrato com os preços por refeição e público */
        get: operations["obterContrato"];
        /**
         * Altera os dados do contrato; as lotações que iam até o fim acompanham a vigência
         * @description Encurtar a vigência com pedidos enviados para depois do novo fim é recusado com 409, que diz quantos pedidos e de quais lotações.
         */
        put: operations["editarContrato"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra o contrato antes do prazo */
        post: operations["encerrarContrato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}/itens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Define os preços e as quantidades por refeição e público
         * @description Preços de pedidos já enviados não mudam. Uma refeição com o primeiro preço passa a ser entregue, de hoje em diante, às lotações do contrato que não a recebem de outro fornecedor; `avisos` nomeia as que recebem.
         */
        put: operations["definirItensContrato"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}/lotacoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Lotações atendidas, com as datas e as refeições */
        get: operations["listarLotacoesDoContrato"];
        put?: never;
        /** Passa a atender lotações, no todo ou em algumas refeições */
        post: operations["atenderLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}/lotacoes-candidatas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Todas as lotações ativas, cada uma com quem já entrega as refeições deste contrato no período */
        get: operations["listarLotacoesCandidatas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}/lotacoes/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deixa de atender lotações depois de um dia */
        post: operations["desatenderLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/efetivos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O efetivo de cada lotação em um dia (o último informado até a data) */
        get: operations["listarEfetivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fornecedores, com os contratos vigentes e as lotações atendidas hoje */
        get: operations["listarFornecedores"];
        put?: never;
        /**
         * Cadastra um fornecedor
         * @description O CNPJ que já existe é recusado com 409; `registro` diz qual é o fornecedor.
         */
        post: operations["criarFornecedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A lista do filtro em planilha */
        get: operations["exportarFornecedores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega fornecedores, contratos e preços de uma planilha, com ensaio antes
         * @description Uma linha por preço: fornecedor + contrato + refeição + público + preço + quantidade. O fornecedor é reconhecido pelo CNPJ, o contrato pelo número; os dados repetidos valem pela primeira linha em que aparecem. Linha recusada não impede as outras; o arquivo todo grava de uma vez.
         */
        post: operations["importarFornecedores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/importacoes/modelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A planilha de fornecedores e preços para preencher */
        get: operations["obterModeloFornecedores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/inativacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Inativa vários fornecedores; cada um por si */
        post: operations["inativarFornecedores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/{fornecedorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        /** Um fornecedor */
        get: operations["obterFornecedor"];
        /** Altera os dados do fornecedor */
        put: operations["editarFornecedor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/{fornecedorId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Inativa um fornecedor que não atende lotação hoje nem depois */
        post: operations["inativarFornecedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/{fornecedorId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reativa um fornecedor */
        post: operations["reativarFornecedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/foto-refeicao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A imagem de uma foto */
        get: operations["obterFotoRefeicao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Guarda a foto de uma refeição */
        post: operations["enviarFoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lotações (unidades); a pessoa solicitante vê só a sua */
        get: operations["listarLotacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega lotações e o efetivo delas de uma planilha CSV ou XLSX, com ensaio antes
         * @description Colunas: nome, uf, municipio, tipo, capacidade, populacao, servidores (as demais são ignoradas). A lotação é reconhecida por nome + UF + município. Linha recusada não impede as outras; o arquivo todo grava de uma vez.
         */
        post: operations["importarLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** Uma lotação */
        get: operations["obterLotacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/efetivos/{data}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["schemas"]["Data"];
            };
            cookie?: never;
        };
        get?: never;
        /** Informa o efetivo de uma lotação em um dia (substitui o anterior do mesmo dia) */
        put: operations["informarEfetivo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/programacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** A programação da lotação que vale em uma data (sete dias) */
        get: operations["obterProgramacao"];
        /** Define a programação da lotação a partir de uma data; a anterior termina na véspera */
        put: operations["definirProgramacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/mapa-diario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O mapa de um dia — lotações × refeições × públicos, com totais do servidor */
        get: operations["obterMapaDiario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pedidos com filtros; a pessoa solicitante vê só os da sua lotação */
        get: operations["listarPedidos"];
        put?: never;
        /** Abre o rascunho do pedido de um dia */
        post: operations["criarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos/preparo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tudo o que se precisa para pedir as refeições de uma lotação em um dia
         * @description Refeições e públicos ativos, programação, efetivo, contrato e preços, prazo pelo relógio do servidor, o que foi pedido na véspera e na semana anterior e o pedido do dia, se houver.
         */
        get: operations["prepararPedido"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos/resumo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Um dia em números — lotações com e sem pedido, refeições, valor previsto */
        get: operations["resumirPedidos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos/{pedidoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        /** Um pedido com itens e histórico */
        get: operations["obterPedido"];
        /** Troca as quantidades de um rascunho */
        put: operations["editarPedido"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos/{pedidoId}/envio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envia o pedido; contrato, fornecedor e preços ficam congelados */
        post: operations["enviarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/programacoes/do-efetivo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gera a programação de várias lotações a partir do efetivo delas
         * @description Internos comem todas as refeições; servidores de plantão comem todas, os de expediente só as do meio do dia. A quantidade que passaria de 9.999 fica em 9.999 e a lotação aparece em `limitadas`.
         */
        post: operations["gerarProgramacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refeições do dia, na ordem em que são servidas */
        get: operations["listarTiposAlimentacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-publico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem come, na ordem das colunas */
        get: operations["listarTiposPublico"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/transferencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfere lotações de um contrato para outro a partir de um dia
         * @description O contrato de origem atende até a véspera. Os pedidos enviados desse dia em diante passam ao novo contrato, com o fornecedor e os preços dele e uma linha no histórico; os anteriores ficam como estão. A lotação que não pode ser transferida fica como está e aparece em `recusadas`, com o motivo.
         */
        post: operations["transferirLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cadastra uma pessoa que entra no sistema */
        post: operations["criarUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Documento de problema (RFC 9457). `instance` é o identificador da requisição. */
        Problema: {
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            errors?: components["schemas"]["ErroDeCampo"][];
            /** @description No pedido duplicado, o pedido que já existe. */
            pedido?: components["schemas"]["ReferenciaPedido"];
            /** @description No cadastro que já existe, o registro que já existe. */
            registro?: components["schemas"]["ReferenciaRegistro"];
        };
        ReferenciaRegistro: {
            id: components["schemas"]["Id"];
            nome: string;
        };
        ErroDeCampo: {
            /** @description Ponteiro JSON do campo. */
            pointer: string;
            detail: string;
        };
        /** @enum {string} */
        Autoridade: "AL_GESTOR" | "SOLICITANTE" | "AL_ATENDIMENTO" | "AL_MONITORAMENTO" | "AL_FISCAL";
        /** @description Refeições, inteiro de 0 a 9.999 (regra R21 do domínio). */
        Quantidade: number;
        /** @description Dinheiro em centavos inteiros; nunca ponto flutuante. */
        Centavos: number;
        Id: number;
        /**
         * Format: date
         * @description Dia da refeição, sem hora nem fuso.
         */
        Data: string;
        /**
         * Format: date-time
         * @description Instante em UTC.
         */
        Instante: string;
        /** @description O que a importação de uma planilha fez, ou faria. */
        RelatorioImportacao: {
            simulada: boolean;
            /** @description Linhas de dados lidas. */
            linhas: number;
            novas: number;
            alteradas: number;
            iguais: number;
            /** @description Na importação de lotações: soma do efetivo de internos das linhas aceitas. */
            pessoas?: number;
            recusadas: components["schemas"]["LinhaRecusada"][];
            /** @description O cabeçalho do arquivo, na ordem das células das linhas recusadas. */
            colunas: string[];
            alteracoes: components["schemas"]["LinhaAlterada"][];
        };
        LinhaRecusada: {
            /** @description Linha do arquivo; o cabeçalho é a 1. */
            linha: number;
            /** @description Cabeçalho da coluna do primeiro problema. */
            coluna?: string;
            nome?: string;
            /** @description Tudo o que há de errado na linha. */
            motivo: string;
            /** @description As células da linha, para o arquivo a corrigir. */
            celulas: string[];
        };
        LinhaAlterada: {
            linha: number;
            nome: string;
            campos: string[];
        };
        /** @enum {string} */
        SituacaoContrato: "FUTURO" | "VIGENTE" | "A_VENCER" | "VENCIDO" | "ENCERRADO";
        ReferenciaContrato: {
            id: components["schemas"]["Id"];
            numero: string;
            /** @description Nome fantasia. */
            fornecedor: string;
        };
        Contrato: {
            id: components["schemas"]["Id"];
            numero: string;
            processo: string;
            lote: string;
            fornecedorId: components["schemas"]["Id"];
            fornecedor: string;
            cnpj: string;
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"];
            /** @description O último dia de um contrato terminado antes do prazo. */
            encerradoEm: components["schemas"]["Data"] | null;
            valorTotalCentavos: components["schemas"]["Centavos"];
            situacao: components["schemas"]["SituacaoContrato"];
            /** @description Dias até o último, contados de hoje; nulo no que não vale hoje. */
            venceEmDias: number | null;
            /** @description Lotações atendidas hoje. */
            lotacoes: number;
        };
        PaginaContratos: {
            itens: components["schemas"]["Contrato"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        ContratoDetalhado: components["schemas"]["Contrato"] & {
            itens: components["schemas"]["ItemContrato"][];
            /** @description O contrato que este sucede. */
            contratoAnterior: components["schemas"]["ReferenciaContrato"] | null;
            versao: number;
            valorPedidoCentavos: components["schemas"]["Centavos"];
            percentualExecutado: components["schemas"]["PercentualExecutado"];
            /** @description O que a gravação deixou por resolver, uma frase por lotação. */
            avisos: string[];
        };
        /** @description Inteiro, arredondado para baixo; nulo onde nada foi contratado. */
        PercentualExecutado: number | null;
        ItemContrato: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            precoCentavos: components["schemas"]["Centavos"];
            quantidadeContratada: components["schemas"]["QuantidadeContratada"];
            /** @description Soma dos pedidos enviados. */
            quantidadePedida: number;
            /** @description Contratada menos pedida; negativo quando se pediu mais do que se contratou. */
            saldo: number;
            percentualExecutado: components["schemas"]["PercentualExecutado"];
        };
        QuantidadeContratada: number;
        ContratoDigitado: {
            numero: string;
            processo: string;
            lote: string;
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"];
            valorTotalCentavos: components["schemas"]["Centavos"];
            contratoAnteriorId?: components["schemas"]["Id"] | null;
        };
        NovoContrato: {
            fornecedorId: components["schemas"]["Id"];
            numero: string;
            processo: string;
            lote: string;
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"];
            valorTotalCentavos: components["schemas"]["Centavos"];
            contratoAnteriorId?: components["schemas"]["Id"] | null;
        };
        EncerramentoContrato: {
            ultimoDia: components["schemas"]["Data"];
        };
        ItensDigitados: {
            itens: components["schemas"]["ItemContratoDigitado"][];
        };
        ItemContratoDigitado: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            precoCentavos: number;
            quantidadeContratada: components["schemas"]["QuantidadeContratada"];
        };
        LotacoesDoContrato: {
            itens: components["schemas"]["LotacaoAtendida"][];
        };
        LotacaoAtendida: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            inicio: components["schemas"]["Data"];
            fim: components["schemas"]["Data"];
            /** @description Termina com o contrato, e o acompanha se ele for prorrogado. */
            ateOFim: boolean;
            refeicoes: components["schemas"]["Id"][];
        };
        NovoAtendimento: {
            lotacaoIds: components["schemas"]["Id"][];
            inicio: components["schemas"]["Data"];
            /** @description Sem ele, o fim do contrato. */
            fim?: components["schemas"]["Data"] | null;
            /** @description Sem elas, todas as que têm preço no contrato. */
            refeicoes?: components["schemas"]["Id"][];
        };
        FimDeAtendimento: {
            lotacaoIds: components["schemas"]["Id"][];
            ultimoDia: components["schemas"]["Data"];
            /** @description Sem elas, todas. */
            refeicoes?: components["schemas"]["Id"][];
        };
        LotacoesCandidatas: {
            itens: components["schemas"]["LotacaoCandidata"][];
        };
        LotacaoCandidata: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            ocupacoes: components["schemas"]["OcupacaoLotacao"][];
        };
        /** @description Quem já entrega uma refeição a uma lotação, e até quando. */
        OcupacaoLotacao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            contrato: components["schemas"]["ReferenciaContrato"];
            inicio: components["schemas"]["Data"];
            fim: components["schemas"]["Data"];
        };
        Pessoas: number;
        /** @enum {string} */
        FonteEfetivo: "MANUAL" | "IMPORTADO" | "INTEGRACAO";
        NovoEfetivo: {
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
        };
        Efetivo: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
            fonte: components["schemas"]["FonteEfetivo"];
            capturadoEm: components["schemas"]["Instante"];
        };
        PaginaEfetivos: {
            itens: components["schemas"]["Efetivo"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        /** @enum {string} */
        SituacaoFornecedor: "ATIVO" | "INATIVO";
        /** @enum {string} */
        OrdemFornecedores: "nome" | "-nome" | "cnpj" | "-cnpj" | "alvara" | "-alvara";
        /** @enum {string} */
        SituacaoAlvara: "NAO_INFORMADO" | "EM_DIA" | "VENCENDO" | "VENCIDO";
        /** @enum {string} */
        AssuntoEmail: "PEDIDOS" | "OCORRENCIAS" | "MEDICAO" | "CONTRATO";
        EmailPorAssunto: {
            assunto: components["schemas"]["AssuntoEmail"];
            email: components["schemas"]["Email"];
        };
        Email: string;
        FornecedorResumido: {
            id: components["schemas"]["Id"];
            /** @description Sem pontuação. */
            cnpj: string;
            razaoSocial: string;
            nomeFantasia: string;
            contratosVigentes: number;
            contratoAVencer: components["schemas"]["VencimentoContrato"] | null;
            /** @description Lotações atendidas hoje. */
            lotacoes: number;
            alvaraValidade: components["schemas"]["Data"] | null;
            situacaoAlvara: components["schemas"]["SituacaoAlvara"];
            ativo: boolean;
        };
        /** @description O contrato que termina primeiro, nos próximos 30 dias. */
        VencimentoContrato: {
            id: components["schemas"]["Id"];
            numero: string;
            venceEmDias: number;
        };
        PaginaFornecedores: {
            itens: components["schemas"]["FornecedorResumido"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        FornecedorDigitado: {
            /** @description Com ou sem pontuação. */
            cnpj: string;
            razaoSocial: string;
            /** @description Sem ele, a razão social. */
            nomeFantasia?: string | null;
            representanteLegal?: string | null;
            prepostoNome?: string | null;
            prepostoTelefone?: string | null;
            prepostoEmail?: string | null;
            nutricionistaNome?: string | null;
            nutricionistaCrn?: string | null;
            endereco?: string | null;
            emails?: components["schemas"]["EmailPorAssunto"][];
            alvaraNumero?: string | null;
            alvaraValidade?: components["schemas"]["Data"] | null;
        };
        Fornecedor: {
            id: components["schemas"]["Id"];
            /** @description Sem pontuação. */
            cnpj: string;
            razaoSocial: string;
            nomeFantasia: string;
            representanteLegal: string | null;
            prepostoNome: string | null;
            prepostoTelefone: string | null;
            prepostoEmail: string | null;
            nutricionistaNome: string | null;
            nutricionistaCrn: string | null;
            endereco: string | null;
            emails: components["schemas"]["EmailPorAssunto"][];
            alvaraNumero: string | null;
            alvaraValidade: components["schemas"]["Data"] | null;
            situacaoAlvara: components["schemas"]["SituacaoAlvara"];
            ativo: boolean;
            versao: number;
        };
        IdsEmLote: {
            ids: components["schemas"]["Id"][];
        };
        ResultadosEmLote: {
            resultados: components["schemas"]["ResultadoEmLote"][];
        };
        ResultadoEmLote: {
            id: components["schemas"]["Id"];
            feito: boolean;
            /** @description Por que não foi feito. */
            detail?: string;
        };
        NomeFoto: string;
        /** @enum {string} */
        ContextoFoto: "RECEBIMENTO" | "PESAGEM" | "TERMOMETRO" | "MARMITA" | "VEICULO" | "NAO_CONFORMIDADE";
        Foto: {
            foto: components["schemas"]["NomeFoto"];
            sha256: string;
            bytes: number;
            /** @enum {string} */
            tipo: "image/jpeg" | "image/png";
            contexto: components["schemas"]["ContextoFoto"];
            enviadaEm: components["schemas"]["Instante"];
        };
        Credenciais: {
            /** @description Só os 11 dígitos. */
            cpf: string;
            senha: string;
        };
        TokenEmitido: {
            token: string;
        };
        ConjuntoDeChaves: {
            keys: components["schemas"]["ChavePublica"][];
        };
        ChavePublica: {
            kty: string;
            kid: string;
            alg: string;
            /** @constant */
            use: "sig";
        } & {
            [key: string]: string;
        };
        /** @enum {string} */
        Uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
        /** @enum {string} */
        TipoLotacao: "UNIDADE_PRISIONAL" | "DELEGACIA" | "ABRIGO" | "SOCIOEDUCATIVO" | "QUARTEL" | "ADMINISTRATIVO";
        Lotacao: {
            id: components["schemas"]["Id"];
            codigo: string;
            nome: string;
            tipo: components["schemas"]["TipoLotacao"];
            municipio: string;
            uf: components["schemas"]["Uf"];
            /** @description Zona IANA da unidade. */
            fusoHorario: string;
            capacidade: number | null;
            telefone: string | null;
            ativa: boolean;
        };
        PaginaLotacoes: {
            itens: components["schemas"]["Lotacao"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        ReferenciaLotacao: {
            id: components["schemas"]["Id"];
            nome: string;
            municipio: string;
            uf: components["schemas"]["Uf"];
        };
        ColunaMapa: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            refeicao: string;
            publico: string;
        };
        LinhaMapa: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            pedido: components["schemas"]["ReferenciaPedido"] | null;
            /** @description Nula quando não há pedido. */
            situacao: components["schemas"]["SituacaoPedido"] | null;
            internos: number | null;
            servidores: number | null;
            /** @description Só do que foi enviado. */
            quantidades: components["schemas"]["Quantidade"][];
            diferencas: (number | null)[];
            total: number;
            maiorDiferenca: components["schemas"]["Diferenca"];
            valorCentavos: components["schemas"]["Centavos"];
        };
        TotaisMapa: {
            lotacoes: number;
            comPedido: number;
            internos: number;
            servidores: number;
            quantidades: number[];
            total: number;
            /** @description Soma das refeições acima do efetivo. */
            acimaDoEfetivo: number;
            valorCentavos: components["schemas"]["Centavos"];
            valorDesvioCentavos: components["schemas"]["Centavos"];
        };
        MapaDiario: {
            data: components["schemas"]["Data"];
            geradoEm: components["schemas"]["Instante"];
            /** @description Há lotação ativa sem pedido enviado. */
            parcial: boolean;
            colunas: components["schemas"]["ColunaMapa"][];
            linhas: components["schemas"]["LinhaMapa"][];
            totais: components["schemas"]["TotaisMapa"];
            regras: components["schemas"]["RegrasPedido"];
        };
        /** @enum {string} */
        SituacaoPedido: "RASCUNHO" | "ENVIADO";
        /**
         * @description PROGRAMADO vira EMERGENCIAL quando enviado depois do prazo.
         * @enum {string}
         */
        TipoPedido: "PROGRAMADO" | "EMERGENCIAL";
        /** @enum {string} */
        OrdemPedidos: "dataRefeicao" | "-dataRefeicao" | "lotacao" | "-lotacao" | "total" | "-total" | "alteradoEm" | "-alteradoEm";
        /**
         * @description O que esta pessoa pode fazer com este pedido agora.
         * @enum {string}
         */
        AcaoPedido: "editar" | "enviar";
        /** @enum {string} */
        EventoPedido: "criar" | "editar" | "enviar" | "transferir";
        ReferenciaPedido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
        };
        NumeroPedido: string;
        ItemDigitado: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
        };
        NovoPedido: {
            lotacaoId: components["schemas"]["Id"];
            dataRefeicao: components["schemas"]["Data"];
            itens: components["schemas"]["ItemDigitado"][];
            observacao?: string;
        };
        EdicaoPedido: {
            itens: components["schemas"]["ItemDigitado"][];
            observacao?: string;
        };
        EnvioPedido: {
            /** @description Obrigatória depois do prazo e para quantidade mais de 5 acima do efetivo. */
            justificativa?: string;
        };
        ItemPedido: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidadeProgramada: components["schemas"]["Quantidade"];
            quantidadeSolicitada: components["schemas"]["Quantidade"];
            /** @description Congelado no envio; nulo no rascunho. */
            precoCentavos: components["schemas"]["Centavos"] | null;
            /** @description O contrato do preço; congelado no envio, nulo no rascunho. */
            contratoId: components["schemas"]["Id"] | null;
        };
        EfetivoInformado: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            /** @description Plantão mais expediente. */
            servidores: number;
            capturadoEm: components["schemas"]["Instante"];
        };
        HistoricoPedido: {
            em: components["schemas"]["Instante"];
            por: string;
            evento: components["schemas"]["EventoPedido"];
            de: components["schemas"]["SituacaoPedido"] | null;
            para: components["schemas"]["SituacaoPedido"];
            alteracoes: components["schemas"]["AlteracaoItem"][];
            /** @description O que mudou além das quantidades, em palavras. */
            detalhe: string | null;
        };
        AlteracaoItem: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            de: components["schemas"]["Quantidade"] | null;
            para: components["schemas"]["Quantidade"] | null;
        };
        PedidoResumido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dataRefeicao: components["schemas"]["Data"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            foraDoPrazo: boolean;
            /** @description Os que entregam as refeições pedidas; vazio antes do envio. */
            contratos: components["schemas"]["ReferenciaContrato"][];
            /** @description Soma por tipo de alimentação. */
            refeicoes: components["schemas"]["TotalPorRefeicao"][];
            totalRefeicoes: number;
            /** @description Efetivo de internos do dia. */
            internos: number | null;
            maiorDiferenca: components["schemas"]["Diferenca"];
            valorPrevistoCentavos: components["schemas"]["Centavos"] | null;
            enviadoEm: components["schemas"]["Instante"] | null;
            alteradoEm: components["schemas"]["Instante"];
            acoes: components["schemas"]["AcaoPedido"][];
        };
        TotalPorRefeicao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            total: number;
        };
        /**
         * @description OK até 0; ACIMA de 1 a 5; MUITO_ACIMA mais de 5; SEM_BASE sem efetivo com que comparar (regras R15 e R16).
         * @enum {string}
         */
        FaixaDiferenca: "OK" | "ACIMA" | "MUITO_ACIMA" | "SEM_BASE";
        Diferenca: {
            valor: number | null;
            faixa: components["schemas"]["FaixaDiferenca"];
        };
        PaginaPedidos: {
            itens: components["schemas"]["PedidoResumido"][];
            total: number;
            pagina: number;
            tamanho: number;
            porSituacao: components["schemas"]["ContagemPorSituacao"];
        };
        ContagemPorSituacao: {
            RASCUNHO: number;
            ENVIADO: number;
        };
        Pedido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dataRefeicao: components["schemas"]["Data"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            foraDoPrazo: boolean;
            /** @description Congelados no envio; no rascunho, os que atendem a lotação na data. Mais de um quando as refeições têm fornecedores diferentes. */
            contratos: components["schemas"]["ReferenciaContrato"][];
            prazoLimiteEm: components["schemas"]["Instante"];
            justificativa: string | null;
            observacao: string | null;
            efetivo: components["schemas"]["EfetivoInformado"] | null;
            itens: components["schemas"]["ItemPedido"][];
            totalRefeicoes: number;
            valorPrevistoCentavos: components["schemas"]["Centavos"] | null;
            criadoEm: components["schemas"]["Instante"];
            criadoPor: string;
            enviadoEm: components["schemas"]["Instante"] | null;
            enviadoPor: string | null;
            alteradoEm: components["schemas"]["Instante"];
            /** @description O ETag do pedido é a versão entre aspas; é o que se manda em If-Match. */
            versao: number;
            acoes: components["schemas"]["AcaoPedido"][];
            historico: components["schemas"]["HistoricoPedido"][];
        };
        PreparoPedido: {
            agora: components["schemas"]["Instante"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            fusoHorario: string;
            data: components["schemas"]["Data"];
            prazo: components["schemas"]["PrazoPedido"];
            contratos: components["schemas"]["ReferenciaContrato"][];
            efetivo: components["schemas"]["EfetivoInformado"] | null;
            refeicoes: components["schemas"]["TipoAlimentacao"][];
            publicos: components["schemas"]["TipoPublico"][];
            celulas: components["schemas"]["CelulaPreparo"][];
            regras: components["schemas"]["RegrasPedido"];
            dias: components["schemas"]["DiaPreparo"][];
            pedido: components["schemas"]["Pedido"] | null;
            acoes: ("criar" | "editar" | "enviar")[];
        };
        PrazoPedido: {
            limiteEm: components["schemas"]["Instante"];
            encerrado: boolean;
        };
        /** @description Uma refeição para um público; as quantidades são nulas quando não houve pedido naquele dia. */
        CelulaPreparo: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            programada: components["schemas"]["Quantidade"];
            ontem: components["schemas"]["Quantidade"] | null;
            semanaPassada: components["schemas"]["Quantidade"] | null;
            /** @description Nulo quando o contrato não tem preço; a célula não pode ser pedida. */
            precoCentavos: components["schemas"]["Centavos"] | null;
            /** @description Efetivo com que a quantidade se compara. */
            base: number | null;
        };
        RegrasPedido: {
            quantidadeMaxima: number;
            /** @description Diferença acima da qual a célula é ACIMA (0). */
            atencaoAcimaDe: number;
            /** @description Diferença acima da qual a célula é MUITO_ACIMA e pede motivo (5). */
            justificativaAcimaDe: number;
            horizonteDias: number;
        };
        DiaPreparo: {
            data: components["schemas"]["Data"];
            situacao: components["schemas"]["SituacaoPedido"] | null;
            encerrado: boolean;
        };
        ResumoPedidos: {
            data: components["schemas"]["Data"];
            agora: components["schemas"]["Instante"];
            prazo: components["schemas"]["PrazoPedido"];
            lotacoes: number;
            enviados: number;
            rascunhos: number;
            semPedido: number;
            emergenciais: number;
            /** @description Pedidos com alguma célula MUITO_ACIMA. */
            acimaDoEfetivo: number;
            refeicoes: components["schemas"]["TotalPorRefeicao"][];
            valorPrevistoCentavos: components["schemas"]["Centavos"];
            /** @description As primeiras sem pedido enviado, por nome. */
            lotacoesSemPedido: components["schemas"]["ReferenciaLotacao"][];
        };
        ItemProgramacao: {
            /** @description 0 é domingo. */
            diaSemana: number;
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
        };
        NovaProgramacao: {
            vigenciaInicio: components["schemas"]["Data"];
            observacao?: string;
            itens: components["schemas"]["ItemProgramacao"][];
        };
        Programacao: {
            lotacaoId: components["schemas"]["Id"];
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"] | null;
            observacao: string | null;
            itens: components["schemas"]["ItemProgramacao"][];
        };
        GeracaoProgramacoes: {
            vigenciaInicio: components["schemas"]["Data"];
            /** @description Sem a lista, todas as lotações ativas que ainda não têm programação nessa data. */
            lotacaoIds?: components["schemas"]["Id"][];
        };
        ResultadoGeracao: {
            geradas: number;
            semEfetivo: components["schemas"]["Id"][];
            limitadas: components["schemas"]["Id"][];
        };
        Saude: {
            /** @enum {string} */
            status: "ok";
        };
        Hora: string;
        TipoAlimentacao: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            horaLimitePedido: components["schemas"]["Hora"];
            diasAntecedencia: number;
            entregaInicio: components["schemas"]["Hora"];
            entregaFim: components["schemas"]["Hora"];
            ativo: boolean;
        };
        /**
         * @description Com que número do efetivo a quantidade se compara.
         * @enum {string}
         */
        BaseConferencia: "EFETIVO_INTERNO" | "EFETIVO_SERVIDOR" | "SEM_BASE";
        TipoPublico: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            baseConferencia: components["schemas"]["BaseConferencia"];
            ativo: boolean;
        };
        NovaTransferencia: {
            origemContratoId: components["schemas"]["Id"];
            destinoContratoId: components["schemas"]["Id"];
            aPartirDe: components["schemas"]["Data"];
            /** @description Sem elas, todas as que a origem atende nesse dia ou depois. */
            lotacaoIds?: components["schemas"]["Id"][];
            /** @description Sem elas, todas. */
            refeicoes?: components["schemas"]["Id"][];
        };
        ResultadoTransferencia: {
            simulada: boolean;
            lotacoes: number;
            /** @description Enviados que passam ao novo contrato. */
            pedidos: number;
            /** @description Rascunhos que passam a ver o novo. */
            rascunhos: number;
            valorAntesCentavos: components["schemas"]["Centavos"];
            valorDepoisCentavos: components["schemas"]["Centavos"];
            linhas: components["schemas"]["LotacaoTransferida"][];
            recusadas: components["schemas"]["TransferenciaRecusada"][];
        };
        LotacaoTransferida: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            refeicoes: components["schemas"]["Id"][];
            pedidos: number;
            rascunhos: number;
            valorAntesCentavos: components["schemas"]["Centavos"];
            valorDepoisCentavos: components["schemas"]["Centavos"];
        };
        TransferenciaRecusada: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            motivo: string;
        };
        NovoUsuario: {
            cpf: string;
            nome: string;
            matricula: string;
            senha: string;
            authorities: components["schemas"]["Autoridade"][];
            /** @description Obrigatória para SOLICITANTE. */
            lotacaoId?: components["schemas"]["Id"];
        };
        Usuario: {
            id: components["schemas"]["Id"];
            nome: string;
            matricula: string;
            authorities: components["schemas"]["Autoridade"][];
            lotacaoId: components["schemas"]["Id"] | null;
        };
        CredenciaisDigitadas: {
            /** @description Com ou sem pontos e hífen. */
            cpf: string;
            senha: string;
        };
        /** @enum {string} */
        Papel: "GESTOR" | "SOLICITANTE" | "ATENDIMENTO" | "MONITORAMENTO" | "FISCALIZACAO";
        UsuarioDaSessao: {
            nome: string;
            matricula: string;
            nomeLotacaoReal: string;
            authorities: string[];
        };
        Sessao: {
            usuario: components["schemas"]["UsuarioDaSessao"];
            /** @description Rótulo do perfil; vazio quando nenhuma autoridade é conhecida. */
            perfil: string;
            papel: components["schemas"]["Papel"];
            papeis: components["schemas"]["Papel"][];
            expiraEm: components["schemas"]["Instante"];
            /** @description O que o cliente devolve em X-Sessao. */
            marca: string;
        };
        TokenDeIntegrador: {
            token: string;
            expiraEm: components["schemas"]["Instante"];
        };
        /** @enum {string} */
        Icone: "fiscalizacao" | "pendentes" | "realizadas" | "manutencao" | "fornecedor" | "programacaoUnidade" | "tipoAlimentacao" | "tipoPublico" | "monitoramento" | "acompanhamento" | "pedidosDasLotacoes" | "solicitacao" | "relatorios" | "mapaDiario" | "unidade" | "atendimento" | "pedidos" | "painel";
        Menu: {
            papel: components["schemas"]["Papel"];
            secoes: components["schemas"]["SecaoMenu"][];
        };
        SecaoMenu: {
            titulo: string;
            icone: components["schemas"]["Icone"];
            itens: components["schemas"]["ItemMenu"][];
        };
        ItemMenu: {
            rotulo: string;
            rota: string;
            icone: components["schemas"]["Icone"];
        };
        Acesso: {
            rota: string;
            autoridades: string[];
            permitido: boolean;
        };
    };
    responses: {
        /** @description A planilha, para baixar. */
        Planilha: {
            headers: {
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description A requisição não pôde ser lida. */
        Invalida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Sem token, ou token inválido, vencido ou revogado. */
        NaoAutenticado: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O perfil não permite, ou a lotação não é a da pessoa. */
        NaoPermitido: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Não existe. */
        NaoEncontrado: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A situação do registro não permite, ou ele já existe. */
        Conflito: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O registro mudou depois de lido. */
        VersaoVencida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O corpo passa do limite da operação. */
        CorpoGrande: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O tipo do conteúdo não é aceito. */
        TipoNaoAceito: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A forma ou uma regra do negócio não foi atendida; `errors` diz onde. */
        RegraNaoAtendida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Falta o cabeçalho If-Match. */
        PrecondicaoAusente: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Falha no servidor. */
        FalhaNoServidor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O servidor não está pronto para atender. */
        Indisponivel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Tentativas demais; `Retry-After` diz quando tentar de novo. */
        MuitasTentativas: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A API do governo não respondeu, ou respondeu o que não devia. */
        ServidorIndisponivel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A API do governo passou do prazo. */
        ServidorLento: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
    };
    parameters: {
        Pagina: number;
        Tamanho: number;
        /** @description Só o relatório; nada é gravado. */
        Simular: boolean;
        /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
        FormatoPlanilha: "csv" | "xlsx";
        LotacaoId: components["schemas"]["Id"];
        PedidoId: components["schemas"]["Id"];
        /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
        IfMatch: string;
        ContratoId: components["schemas"]["Id"];
        FornecedorId: components["schemas"]["Id"];
        /** @description Parte da razão social, do nome fantasia ou do CNPJ, com ou sem acentos e pontuação. */
        BuscaFornecedor: string;
        SituacaoFornecedor: components["schemas"]["SituacaoFornecedor"];
        /** @description Só os que têm contrato com fim nos próximos 30 dias. */
        ContratoAVencer: boolean;
        OrdemFornecedores: components["schemas"]["OrdemFornecedores"];
    };
    requestBodies: never;
    headers: {
        /** @description Versão do registro. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listarAcessos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma linha por tela. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acesso"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            503: components["responses"]["Indisponivel"];
        };
    };
    abrirDocumentacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Página HTML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    entrarNaSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredenciaisDigitadas"];
            };
        };
        responses: {
            /** @description A sessão; o cookie de controle de acesso vai em Set-Cookie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    sairDaSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessão encerrada (repetir não faz mal). */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalida"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterMenu: {
        parameters: {
            query?: {
                /** @description Outro papel que a pessoa também tem. */
                papel?: components["schemas"]["Papel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            /** @description O menu não mudou. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterDocumento: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    obterSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sessão. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            503: components["responses"]["Indisponivel"];
        };
    };
    emitirToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredenciaisDigitadas"];
            };
        };
        responses: {
            /** @description O token e até quando vale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenDeIntegrador"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    verificarVidaDoBff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vivo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
        };
    };
    verificarProntidaoDoBff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pronto. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
            503: components["responses"]["Indisponivel"];
        };
    };
    listarContratos: {
        parameters: {
            query?: {
                /** @description Número exato. */
                numero?: string;
                fornecedorId?: components["schemas"]["Id"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de contratos, pelo número. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaContratos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarContrato: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoContrato"];
            };
        };
        responses: {
            /** @description O contrato, ainda sem preços e sem lotações. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterContrato: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContratoDigitado"];
            };
        };
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    encerrarContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncerramentoContrato"];
            };
        };
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    definirItensContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItensDigitados"];
            };
        };
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarLotacoesDoContrato: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma linha por lotação e período, por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacoesDoContrato"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    atenderLotacoes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoAtendimento"];
            };
        };
        responses: {
            /** @description As lotações do contrato. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacoesDoContrato"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarLotacoesCandidatas: {
        parameters: {
            query: {
                inicio: components["schemas"]["Data"];
                /** @description Sem ele, o fim do contrato. */
                fim?: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As lotações, por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacoesCandidatas"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    desatenderLotacoes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FimDeAtendimento"];
            };
        };
        responses: {
            /** @description As lotações do contrato. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacoesDoContrato"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarEfetivos: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de efetivos, por nome da lotação. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaEfetivos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarFornecedores: {
        parameters: {
            query?: {
                /** @description Parte da razão social, do nome fantasia ou do CNPJ, com ou sem acentos e pontuação. */
                busca?: components["parameters"]["BuscaFornecedor"];
                situacao?: components["parameters"]["SituacaoFornecedor"];
                /** @description Só os que têm contrato com fim nos próximos 30 dias. */
                aVencer?: components["parameters"]["ContratoAVencer"];
                ordem?: components["parameters"]["OrdemFornecedores"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de fornecedores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaFornecedores"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarFornecedor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FornecedorDigitado"];
            };
        };
        responses: {
            /** @description O fornecedor. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    exportarFornecedores: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                /** @description Parte da razão social, do nome fantasia ou do CNPJ, com ou sem acentos e pontuação. */
                busca?: components["parameters"]["BuscaFornecedor"];
                situacao?: components["parameters"]["SituacaoFornecedor"];
                /** @description Só os que têm contrato com fim nos próximos 30 dias. */
                aVencer?: components["parameters"]["ContratoAVencer"];
                ordem?: components["parameters"]["OrdemFornecedores"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    importarFornecedores: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterModeloFornecedores: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    inativarFornecedores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdsEmLote"];
            };
        };
        responses: {
            /** @description O que foi feito de cada um. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadosEmLote"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterFornecedor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O fornecedor. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarFornecedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FornecedorDigitado"];
            };
        };
        responses: {
            /** @description O fornecedor. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    inativarFornecedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O fornecedor. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    reativarFornecedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O fornecedor. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterFotoRefeicao: {
        parameters: {
            query: {
                foto: components["schemas"]["NomeFoto"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A imagem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    enviarFoto: {
        parameters: {
            query: {
                lotacaoId: components["schemas"]["Id"];
                contexto: components["schemas"]["ContextoFoto"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
            };
        };
        responses: {
            /** @description A foto guardada (a mesma foto enviada de novo é a mesma resposta). */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Foto"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarLotacoes: {
        parameters: {
            query?: {
                /** @description Parte do nome, da sigla ou do município, sem acentos. */
                busca?: string;
                uf?: components["schemas"]["Uf"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de lotações, por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaLotacoes"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    importarLotacoes: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
                /** @description Contrato que passa a atender as lotações novas. */
                contratoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterLotacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lotação. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lotacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    informarEfetivo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["schemas"]["Data"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoEfetivo"];
            };
        };
        responses: {
            /** @description O efetivo informado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Efetivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterProgramacao: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A programação vigente. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    definirProgramacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaProgramacao"];
            };
        };
        responses: {
            /** @description A programação que passa a valer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterMapaDiario: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                uf?: components["schemas"]["Uf"];
                lotacaoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O mapa. As quantidades seguem a ordem de `colunas`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapaDiario"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarPedidos: {
        parameters: {
            query?: {
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                uf?: components["schemas"]["Uf"];
                situacao?: components["schemas"]["SituacaoPedido"];
                tipo?: components["schemas"]["TipoPedido"];
                /** @description Número do pedido ou parte do nome da lotação. */
                busca?: string;
                ordem?: components["schemas"]["OrdemPedidos"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de pedidos e a contagem por situação do mesmo filtro (sem o da situação). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaPedidos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarPedido: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoPedido"];
            };
        };
        responses: {
            /** @description O rascunho. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    prepararPedido: {
        parameters: {
            query?: {
                /** @description Sem ela, a lotação da pessoa. */
                lotacaoId?: components["schemas"]["Id"];
                /** @description Sem ela, o próximo dia com prazo aberto. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O preparo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparoPedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    resumirPedidos: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O resumo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumoPedidos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterPedido: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O pedido. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoPedido"];
            };
        };
        responses: {
            /** @description O pedido alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    enviarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvioPedido"];
            };
        };
        responses: {
            /** @description O pedido enviado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    gerarProgramacoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeracaoProgramacoes"];
            };
        };
        responses: {
            /** @description O que foi gerado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoGeracao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarTiposAlimentacao: {
        parameters: {
            query?: {
                inativos?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os tipos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacao"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarTiposPublico: {
        parameters: {
            query?: {
                inativos?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os tipos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    transferirLotacoes: {
        parameters: {
            query?: {
                /** @description Só o resultado; nada é gravado. */
                simular?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaTransferencia"];
            };
        };
        responses: {
            /** @description O que a transferência fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoTransferencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarUsuario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoUsuario"];
            };
        };
        responses: {
            /** @description Pessoa cadastrada. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usuario"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
}
