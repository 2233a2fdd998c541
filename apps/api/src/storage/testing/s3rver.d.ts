/** The part of the S3 server that tests use; the package has no types. */
declare module '@20minutes/s3rver' {
  interface S3rverOptions {
    readonly address: string
    readonly port: number
    readonly directory: string
    readonly silent: boolean
    readonly configureBuckets: readonly { readonly name: string }[]
  }
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default class S3rver {
    constructor(options: S3rverOptions)
    run(): Promise<unknown>
  }
}
