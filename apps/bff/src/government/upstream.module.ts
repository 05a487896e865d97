import type { Spans } from '@alipen/platform/tracing/spans';
import { HttpModule } from '@nestjs/axios';
import { Global, Module } from '@nestjs/common';
import { SPANS } from '../tracing.token.ts';
import { undiciAdapter } from './undici.adapter.ts';
import { Upstream } from './upstream.service.ts';
import { UpstreamTraffic } from './upstream-traffic.service.ts';

@Global()
@Module({ providers: [Upstream, UpstreamTraffic], exports: [Upstream, UpstreamTraffic] })
class UpstreamPoolModule {}

@Global()
@Module({
  imports: [
    UpstreamPoolModule,
    HttpModule.registerAsync({
      inject: [Upstream, SPANS],
      useFactory: (upstream: Upstream, spans: Spans | null) => ({
        adapter: undiciAdapter(upstream, spans),
        allowAbsoluteUrls: false,
        maxRedirects: 0,
        proxy: false,
        maxContentLength: 64 * 1024,
        maxBodyLength: 64 * 1024,
        responseType: 'text',
        // The caller parses: axios would keep a text that is no JSON and say nothing.
        transformResponse: (data: unknown) => data,
        validateStatus: status => status >= 200 && status < 600,
      }),
    }),
  ],
  exports: [HttpModule, UpstreamPoolModule],
})
export class UpstreamModule {}
