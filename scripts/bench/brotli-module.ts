/** The module of nginx that sends `.br` files, where Debian's libnginx-mod-http-brotli-static has it. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
