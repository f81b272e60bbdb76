;;; Drives tipd through Emacs's own jsonrpc.el, as eglot would.  -*- lexical-binding: t -*-
;; See walking.py for what every client does.

(require 'jsonrpc)
(require 'seq)

(defvar replies nil)
(defvar results (make-hash-table :test #'equal))
(defvar changed nil)
(defvar expected 0)

(defvar client
  (make-instance 'jsonrpc-process-connection
                 :name "tipd"
                 :process (lambda ()
                            (make-process :name "tipd" :command (list (getenv "TIPD_PROGRAM"))
                                          :connection-type 'pipe :coding 'utf-8-emacs-unix :noquery t))
                 :notification-dispatcher (lambda (_ method params)
                                            (when (eq method 'session/changed) (push params changed)))))

(defun ask (method params)
  "The reply as a plist with either :result or :error."
  (condition-case failure
      (list :result (jsonrpc-request client method params :timeout 20))
    (jsonrpc-error
     (let ((data (cddr failure)))
       (list :error (list :code (alist-get 'jsonrpc-error-code data)
                          :message (alist-get 'jsonrpc-error-message data)
                          :data (alist-get 'jsonrpc-error-data data)))))))

(defun params-of (step)
  "The params of STEP, with the member that it carries over from an earlier result."
  (let ((params (plist-get step :params)) (carry (plist-get step :carry)))
    (if (null carry)
        params
      (let ((value (gethash (plist-get carry :from) results)))
        (seq-doseq (key (plist-get carry :path))
          (setq value (if (numberp key) (aref value key) (plist-get value (intern (concat ":" key))))))
        (append (list (intern (concat ":" (plist-get carry :member))) value) params)))))

(defun await (condition what)
  "Reads until CONDITION holds."
  (with-timeout (20 (error "%s: waited in vain" what))
    (while (not (funcall condition)) (accept-process-output nil 0.01))))

(defun walk (step)
  "Does one STEP."
  (let ((method (intern (plist-get step :method))) (params (params-of step)))
    (if (eq (plist-get step :notify) t)
        (jsonrpc-notify client method params)
      (push (ask method params) replies)
      (puthash (plist-get step :name) (plist-get (car replies) :result) results))
    (setq expected (+ expected (length (plist-get step :changed))))
    (await (lambda () (>= (length changed) expected)) (plist-get step :name))))

(let* ((steps (with-temp-buffer
                (insert-file-contents (getenv "TIPD_STEPS"))
                (json-parse-buffer :object-type 'plist :null-object nil :false-object :json-false)))
       (ends (equal (plist-get (aref steps (1- (length steps))) :method) "exit"))
       (process (jsonrpc--process client)))
  (seq-doseq (step steps) (walk step))
  (when ends (await (lambda () (not (process-live-p process))) "tipd did not exit"))
  (let ((report (list :replies (vconcat (nreverse replies)) :changed (vconcat (nreverse changed))
                      :status (and ends (process-exit-status process))))
        (coding-system-for-write 'utf-8-unix))
    (with-temp-file (getenv "TIPD_REPORT")
      (insert (decode-coding-string (json-serialize report :null-object nil :false-object :json-false) 'utf-8))))
  (while (not ends) (accept-process-output nil 1)))
